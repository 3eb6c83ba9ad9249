// Says at which edges a scrolling matrix goes on: two sentinels, watched without ever asking for the layout.

import type { LitElement, ReactiveController } from 'lit';

export class Edges implements ReactiveController {
  #observer: IntersectionObserver | undefined;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostUpdated() {
    const root = this.host.renderRoot.querySelector('.scroll');
    if (this.#observer || !root || !this.host.isConnected) return;
    const frame = root.parentElement!;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          frame.classList.toggle(target.matches('.start') ? 'more-before' : 'more-after', !isIntersecting);
        }
      },
      { root, rootMargin: '0px 8px' },
    );
    for (const edge of root.querySelectorAll('.edge')) this.#observer.observe(edge);
  }
  hostConnected() {
    if (this.host.hasUpdated) this.host.requestUpdate();
  }
  hostDisconnected() {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
