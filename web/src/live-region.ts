// What a screen reader hears of a figure: the latest sentence only, at most once a second.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

const pause = 1000;

export class LiveRegion implements ReactiveController {
  text = '';
  #next = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  say(text: string) {
    this.#next = text;
    if (text === this.text) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.text = this.#next;
      this.#host.requestUpdate();
    }, pause);
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
