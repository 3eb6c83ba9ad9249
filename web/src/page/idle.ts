// The page's next idle moment, and some time later.

export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** After the next picture, when the page is idle again. */
export const frame = () => new Promise(requestAnimationFrame).then(idle);
