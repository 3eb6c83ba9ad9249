// Scripts that lie beside the page's own, or inert in a single-file page, and are run when they are first needed.

/** Of this script; the others lie beside it. Read while it runs, since document.currentScript is null afterwards. */
export const here = typeof document === 'undefined' ? '' : ownAddress();

function ownAddress(): string {
  const classic = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  return classic || (typeof ATTN_MODULE_ADDRESS === 'string' ? ATTN_MODULE_ADDRESS : document.baseURI);
}

const inertScript = (name: string) => document.querySelector(`script[data-attn-script="${name}"]`);

/** True where nothing is transferred: the page has it in itself. */
export const isInside = (name: string): boolean => inertScript(name) !== null;

/** Runs `name`.js unless it has run, and gives what `take` finds afterwards. */
export async function fromBeside<T>(name: string, take: () => T | undefined): Promise<T> {
  const known = take();
  if (known) return known;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = () => {
      script.remove();
      const parts = take();
      if (parts) resolve(parts);
      else reject(new Error(`${name}.js did not load`));
    };
    script.onload = script.onerror = finish;
    const inert = inertScript(name);
    if (inert) script.text = inert.textContent ?? '';
    else script.src = new URL(`${name}.js`, here).href;
    document.head.append(script);
    if (inert) finish();
  });
}
