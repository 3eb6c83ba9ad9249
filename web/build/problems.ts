// What is wrong with a lesson, as `file:line: message`; all of it is collected before the build fails.

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Tells a problem of one file. */
export type Report = (line: number, message: string) => void;

export class Problems {
  readonly #found: Problem[] = [];

  in(file: string): Report {
    return (line, message) => void this.#found.push({ file, line, message });
  }

  get lines(): string[] {
    const order = (a: Problem, b: Problem) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);
    return [...this.#found].sort(order).map(({ file, line, message }) => `${file}:${line}: ${message}`);
  }

  /** Throws all that was found, if anything was. */
  check(): void {
    if (this.#found.length > 0) throw new ContentError(this.lines);
  }
}

export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** The line of `offset` in `text`, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, Math.max(0, offset)).split('\n').length;

/** The line where the key `name` of a JSON text stands, or 1. */
export const lineOfKey = (json: string, name: string): number => lineAt(json, json.indexOf(`${JSON.stringify(name)}:`));
