// The editor of python.js: CodeMirror with Python, in the page's own colours. Esc, then Tab, leaves it.

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, drawSelection, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export interface EditorOptions {
  readonly parent: Element;
  readonly root: ShadowRoot;
  readonly code: string;
  readonly label: string;
  /** The id of what describes it. */
  readonly help: string;
  readonly changed: (code: string) => void;
}

export interface Editor {
  /** As an edit that can be undone; nothing where that is the text. */
  setCode(code: string): void;
  setLabel(label: string): void;
  /** Marks a line from 1 on; 0: none. */
  mark(line: number): void;
  select(from: number, to: number): void;
  focus(): void;
  destroy(): void;
}

const faultyLine = StateEffect.define<number>();

/** Until the text changes. */
const faulty = StateField.define({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, state }) {
    const set = effects.find((effect) => effect.is(faultyLine));
    if (!set) return docChanged ? Decoration.none : marks;
    const line = set.value as number;
    if (line < 1 || line > state.doc.lines) return Decoration.none;
    return Decoration.set(Decoration.line({ class: 'faulty' }).range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--attn-weight)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--attn-value)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--attn-key)' },
  { tag: [tags.comment], color: 'var(--attn-muted)', fontStyle: 'italic' },
  { tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], color: 'var(--attn-query)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--attn-ink)', backgroundColor: 'var(--attn-paper)', fontSize: 'inherit' },
  '&.cm-focused': { outline: '2px solid var(--attn-accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5' },
  '.cm-content': { padding: '0.5em 0', caretColor: 'var(--attn-ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--attn-muted)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--attn-ink)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--attn-accent) 22%, transparent)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--attn-accent) 25%, transparent)',
  },
  '.faulty': {
    backgroundColor: 'color-mix(in srgb, var(--attn-fault) 13%, transparent)',
    boxShadow: 'inset 3px 0 var(--attn-fault)',
  },
});

/** Until the next keystroke that writes, or until the editor is left. */
const tabLeaves = [
  keymap.of([{ key: 'Escape', run: (view) => (view.setTabFocusMode(true), false) }]),
  EditorView.updateListener.of(({ view, docChanged, focusChanged }) => {
    if (docChanged || focusChanged) view.setTabFocusMode(false);
  }),
];

export function openEditor({ parent, root, code, label, help, changed }: EditorOptions): Editor {
  const named = new Compartment();
  const attributesOf = (name: string) =>
    EditorView.contentAttributes.of({ 'aria-label': name, 'aria-describedby': help, translate: 'no' });
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        drawSelection(),
        indentUnit.of('    '),
        indentOnInput(),
        bracketMatching(),
        python(),
        syntaxHighlighting(colours),
        tabLeaves,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        faulty,
        theme,
        named.of(attributesOf(label)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setCode(text) {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setLabel: (name) => view.dispatch({ effects: named.reconfigure(attributesOf(name)) }),
    mark: (line) => view.dispatch({ effects: faultyLine.of(line) }),
    select: (anchor, head) => view.dispatch({ selection: { anchor, head } }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
