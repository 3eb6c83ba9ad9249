// What the page remembers for a reader. In a sandboxed frame storage throws: then nothing is remembered, nothing breaks.

const prefix = 'why-attention:';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** `null` forgets. */
export function remember(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows and sandboxed frames: the setting holds until the page is left.
  }
}
