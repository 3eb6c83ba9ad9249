// The fonts of formulas lie in files, and inside a stylesheet for pages whose origin is their own alone (sandboxed
// frames, files in some browsers), which may not ask for font files. A single-file page has its fonts inside anyway.

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

export function linkFormulaFonts() {
  if (!script) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(origin === 'null' ? 'fonts-inside.css' : 'fonts.css', script).href;
  document.head.append(link);
}
