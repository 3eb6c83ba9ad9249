// Every figure there is, as custom elements: importing this file defines them.

export {};
