// The names of rows and columns: q₁, q₂, … of whatever letter.

const subscript = (k: number) => String(k).replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
const numbered = (letter: string, k: number) => `${letter}${subscript(k + 1)}`;

export const names = remembered((letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, k) => numbered(letter, k)),
);

/** Every pair, row by row: s₁ h₁, s₁ h₂, … */
export const pairNames = remembered((letters: `${string} ${string}`, counts: `${number} ${number}`) => {
  const [a = '', b = ''] = letters.split(' ');
  const [rows = 0, cols = 0] = counts.split(' ').map(Number);
  return names(a, rows).flatMap((row) => names(b, cols).map((column) => `${row} ${column}`));
});

/** The same answer, not only an equal one, so that nothing is drawn again without need. */
export function remembered<A extends string, B extends string | number, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const known = new Map<string, R>();
  return (a, b) => {
    const key = `${a} ${b}`;
    const value = known.get(key) ?? make(a, b);
    known.set(key, value);
    return value;
  };
}
