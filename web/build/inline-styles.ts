// Inline styles become classes of a stylesheet, because a strict Content-Security-Policy refuses style attributes.

export class InlineStyles {
  readonly #names = new Map<string, string>();

  /** The same HTML without a style attribute. */
  take(html: string): string {
    return html.replace(
      /<([a-z]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g,
      (tag, name: string, text: string, end: string) => {
        const style = / style="([^"]*)"/.exec(text)?.[1];
        if (style === undefined) return tag;
        const rest = text.replace(/ style="[^"]*"/, '');
        const classed = / class="/.test(rest)
          ? rest.replace(' class="', ` class="${this.#name(style)} `)
          : `${rest} class="${this.#name(style)}"`;
        return `<${name}${classed}${end}>`;
      },
    );
  }

  /** As strong as the attributes were. */
  get css(): string {
    const rule = ([style, name]: [string, string]) =>
      `.${name}{${style.replace(/;?$/, '').replaceAll(';', '!important;')}!important}`;
    return [...this.#names].map(rule).join('\n');
  }

  #name(style: string): string {
    const name = this.#names.get(style) ?? `ks${this.#names.size}`;
    this.#names.set(style, name);
    return name;
  }
}
