// Tells whether an element is to be seen: on the screen, in a tab that is shown.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Sight implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #tell: (seen: boolean) => void;
  #onScreen = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, tell: (seen: boolean) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected() {
    this.#observer = new IntersectionObserver((entries) => {
      this.#onScreen = entries.at(-1)!.isIntersecting;
      this.#look();
    });
    this.#observer.observe(this.#host);
    document.addEventListener('visibilitychange', this.#look);
  }
  hostDisconnected() {
    this.#observer?.disconnect();
    document.removeEventListener('visibilitychange', this.#look);
  }
  #look = () => this.#tell(this.#onScreen && !document.hidden);
}
