// <attn-chart>: lines and points over two axes, linear or logarithmic. It is told its data and asks for nothing.
//   .series   Series[]: {name, hue, marker, dash?, scatter?, beside?, fine?, points: [x, y][], band?}, see chart-series.ts
//   .x .y     Axis: {label, symbol?, log?: 2 | 10, format?: 'number' | 'power' | 'bytes' | 'percent', from?, to?}, see chart-scale.ts
//   .label    what the picture is called; a screen reader hears it with every line's value at the marked place
//   .mark     an x at which a rule stands; each line's value there is told where some point of it has that very x
//   .rule     {x, text}: a rule that stays, with its text above and without values
//   .choosable, with `chart-choose` {x} on a click or tap: any x on the axis, unrounded; offer it elsewhere by keyboard
//   .drawable, with `chart-draw` {x, y, gesture} while a pointer draws: any place within the axes, unrounded
//   .language
// Pointing moves the rule to the nearest x of a point, for as long as it lasts. All numbers are in a table below.

import { axisBottom, axisLeft } from 'd3-axis';
import { select } from 'd3-selection';
import { LitElement, html, nothing, svg } from 'lit';

import type { Language } from '../language.js';
import { controlStyles } from '../styles.js';
import { tickText, valueText } from './chart-format.js';
import { layoutOf, type Layout } from './chart-layout.js';
import { nameMarks, placeMark, ruleMark, seriesMarks, type Rule } from './chart-marks.js';
import { fits, type Axis } from './chart-scale.js';
import { placesOf, valueAt, type Series } from './chart-series.js';
import { chartStyles } from './chart-styles.js';
import { chartKey, chartTable } from './chart-table.js';
import { Width } from './width.js';

export type { Axis, Series };

/** A place that the pointer came by; one stroke is one gesture. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly gesture: string;
}

const asTable = { zh: '看成表格', en: 'As a table' } as const;
const property = { attribute: false } as const;

export class AttnChart extends LitElement {
  static override styles = [controlStyles, chartStyles];
  static override properties = {
    series: property,
    x: property,
    y: property,
    label: {},
    mark: property,
    rule: property,
    choosable: property,
    drawable: property,
    language: {},
    pointed: { state: true },
    tableOpen: { state: true },
  };
  declare series: readonly Series[];
  declare x: Axis;
  declare y: Axis;
  declare label: string;
  declare mark: number | undefined;
  declare rule: Rule | undefined;
  declare choosable: boolean;
  declare drawable: boolean;
  declare language: Language;
  declare private pointed: number | undefined;
  declare private tableOpen: boolean;
  #layout: Layout | undefined;
  #width = new Width(this, '.picture');
  #strokes = 0;

  constructor() {
    super();
    this.series = [];
    this.label = '';
    this.choosable = this.drawable = this.tableOpen = false;
    this.language = 'zh';
  }

  override render() {
    if (!this.x || !this.y) return nothing;
    const layout = (this.#layout = this.#width.value > 0 ? layoutOf(this, this.#width.value) : undefined);
    const place = this.pointed ?? this.mark;
    return html`<figure class="chart">
      <div
        class="picture"
        ?data-choosable=${this.choosable}
        ?data-drawable=${this.drawable}
        @pointerdown=${this.#draw}
        @pointermove=${this.#move}
        @pointerleave=${() => (this.pointed = undefined)}
        @click=${this.#choose}
      >
        ${layout ? this.#picture(layout, place) : nothing}
      </div>
      ${layout && !layout.named ? chartKey(this, place) : nothing}
      <details @toggle=${(event: Event) => (this.tableOpen = (event.target as HTMLDetailsElement).open)}>
        <summary>${asTable[this.language]}</summary>
        ${this.tableOpen ? chartTable(this, this.label) : nothing}
      </details>
    </figure>`;
  }

  #picture(layout: Layout, place: number | undefined) {
    const { width, height, left, right, top, bottom } = layout;
    return html`<svg width=${width} viewBox="0 0 ${width} ${height}" role="img" aria-label=${this.#spoken()}>
      ${svg`<g class="axis y" transform="translate(${left},0)"></g>
        <g class="axis x" transform="translate(0,${bottom})"></g>
        <text class="title" x="0" y="12">${this.y.label}</text>
        <text class="title" x=${(left + right) / 2} y=${height - 4} text-anchor="middle">${this.x.label}</text>
        ${ruleMark(this, layout, this.rule)} ${seriesMarks(this, layout)} ${placeMark(this, layout, place)}
        ${layout.named ? nameMarks(this, layout, place) : nothing}
        <rect x=${left} y=${top} width=${right - left} height=${bottom - top} fill="none" pointer-events="all" />`}
    </svg>`;
  }

  protected override updated() {
    const layout = this.#layout;
    if (!layout) return;
    const { x, y } = this;
    const across = axisBottom(layout.x)
      .tickValues([...layout.xTicks])
      .tickSize(4)
      .tickPadding(5);
    const up = axisLeft(layout.y)
      .tickValues([...layout.yTicks])
      .tickSize(layout.left - layout.right)
      .tickPadding(6);
    const group = (name: string) => select(this.renderRoot.querySelector<SVGGElement>(`.axis.${name}`)!);
    group('x').call(across.tickFormat((tick) => tickText(Number(tick), x.format, x.log)));
    group('y').call(up.tickFormat((tick) => tickText(Number(tick), y.format, y.log)));
  }

  #spoken(): string {
    const { series, x, y, mark, language } = this;
    if (mark === undefined) return this.label;
    const values = series.flatMap((one) => {
      const value = valueAt(one, mark);
      return value === undefined ? [] : [`${one.name} ${valueText(value, y.format)}`];
    });
    const [colon, comma] = language === 'zh' ? ['：', '，'] : [': ', ', '];
    return [`${this.label}${colon}${x.symbol ?? x.label} = ${valueText(mark, x.format)}`, ...values].join(comma);
  }

  /** The x on the axis below the pointer. */
  #under(event: MouseEvent): number | undefined {
    const picture = this.renderRoot.querySelector('.picture svg');
    const layout = this.#layout;
    if (!picture || !layout) return undefined;
    const { left, width } = picture.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * layout.width;
    return layout.x.invert(Math.max(layout.left + 8, Math.min(at, layout.right - 8)));
  }
  /** Both numbers below the pointer. */
  #place(event: PointerEvent): { x: number; y: number } | undefined {
    const [x, layout] = [this.#under(event), this.#layout];
    const picture = this.renderRoot.querySelector('.picture svg');
    if (x === undefined || !layout || !picture) return undefined;
    const { top, height } = picture.getBoundingClientRect();
    const at = ((event.clientY - top) / height) * layout.height;
    return { x, y: layout.y.invert(Math.max(layout.top + 8, Math.min(at, layout.bottom))) };
  }
  #draw = (event: PointerEvent) => {
    if (!this.drawable || (event.type === 'pointermove' && event.buttons === 0)) return;
    const place = this.#place(event);
    if (!place) return;
    event.preventDefault();
    if (event.type === 'pointerdown') {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#strokes += 1;
    }
    const detail: Drawn = { ...place, gesture: `draw-${this.#strokes}` };
    this.dispatchEvent(new CustomEvent<Drawn>('chart-draw', { detail }));
  };
  #move = (event: PointerEvent) => {
    this.#draw(event);
    const under = event.pointerType === 'mouse' ? this.#under(event) : undefined;
    const scale = this.#layout?.x;
    if (under === undefined || !scale) return;
    const away = (x: number) => Math.abs(scale(x) - scale(under));
    const places = placesOf(this.series).filter((x) => fits(x, this.x));
    this.pointed = places.reduce<number | undefined>(
      (best, x) => (best === undefined || away(x) < away(best) ? x : best),
      undefined,
    );
  };
  #choose = (event: MouseEvent) => {
    const x = this.choosable ? this.#under(event) : undefined;
    if (x !== undefined) this.dispatchEvent(new CustomEvent<{ x: number }>('chart-choose', { detail: { x } }));
  };
}

if (!customElements.get('attn-chart')) customElements.define('attn-chart', AttnChart);

declare global {
  interface HTMLElementTagNameMap {
    'attn-chart': AttnChart;
  }
}
