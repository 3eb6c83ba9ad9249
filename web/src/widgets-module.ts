// widgets.mjs: every figure, by import. Where there is no browser, as when a site generator renders, it does nothing.

if (typeof HTMLElement === 'function') await import('./figures/define-all.js');

export {};
