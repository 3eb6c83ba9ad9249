// The width of a part of an element, followed as it changes: for pictures that are laid out by pixels.

import type { LitElement, ReactiveController } from 'lit';

export class Width implements ReactiveController {
  /** Whole pixels; 0 until it is known. */
  value = 0;
  #part: Element | undefined;
  readonly #observer = new ResizeObserver((entries) => {
    const width = Math.floor(entries.at(-1)?.contentRect.width ?? 0);
    if (width === this.value) return;
    this.value = width;
    this.host.requestUpdate();
  });

  constructor(
    private readonly host: LitElement,
    private readonly selector: string,
  ) {
    host.addController(this);
  }

  hostConnected() {
    if (this.host.hasUpdated) this.hostUpdated();
  }
  hostUpdated() {
    const part = this.host.renderRoot.querySelector(this.selector) ?? undefined;
    if (part === this.#part) return;
    if (this.#part) this.#observer.unobserve(this.#part);
    if (part) this.#observer.observe(part);
    this.#part = part;
  }
  hostDisconnected() {
    this.#observer.disconnect();
    this.#part = undefined;
  }
}
