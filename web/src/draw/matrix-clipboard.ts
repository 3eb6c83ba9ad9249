// Takes copying and pasting to the matrix that has the focus. The document is asked, because where no text is selected
// Firefox tells the body of them, and WebKit the outermost host.

import type { LitElement, ReactiveController } from 'lit';

import type { Hands } from './matrix-hands.js';

export class Clipboard implements ReactiveController {
  constructor(
    private readonly host: LitElement,
    private readonly hands: Pick<Hands, 'copy' | 'paste'>,
  ) {
    host.addController(this);
  }

  hostConnected() {
    document.addEventListener('copy', this.#take);
    document.addEventListener('paste', this.#take);
  }
  hostDisconnected() {
    document.removeEventListener('copy', this.#take);
    document.removeEventListener('paste', this.#take);
  }

  #take = (event: ClipboardEvent) => {
    if (this.host.shadowRoot?.activeElement?.closest('.frame')) this.hands[event.type as 'copy' | 'paste'](event);
  };
}
