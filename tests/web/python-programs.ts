// Random NumPy expressions of 1 to 4 steps: the same for the same seed.

/** Marsaglia's xorshift. */
function randomly(seed: number) {
  let state = seed * 2654435761 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { next, below, one: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

const shapes = [[3], [4], [2, 3], [3, 3], [3, 1], [1, 3], [4, 3], [3, 4]] as const;
const numbers = ['0.5', '-1', '2', '3.25', '0', '1e-3', '-2.5', '7', '100.0'];
const axes = ['', 'axis=0', 'axis=1', 'axis=-1', 'axis=1, keepdims=True', 'axis=0, keepdims=True', 'keepdims=True'];
const keys = [
  ...['0', '-1', '1:', '::-1', ':2', ':, 0', ':, 1:', 'None', ':, None', '0, 1', '...', '..., None', '1, :'],
  ...['[2, 0]', '[0, 0, 1]', ':, [1, 0]', '-3', '5', '::2, ::-1', '[True, False, True]', 'np.newaxis, :'],
];

export function expressions(seed: number, count: number): string[] {
  const { next, below, one } = randomly(seed);
  const leaf = (): string => {
    const shape = one(shapes);
    const size = shape.reduce<number>((a, b) => a * b, 1);
    const tuple = `(${shape.join(', ')},)`;
    if (below(4) === 0) return `np.arange(${size}).reshape(${tuple})`;
    if (below(8) === 0) return `np.ones(${tuple})`;
    if (below(8) === 0 && shape.length === 2) return `np.eye(${shape.join(', ')})`;
    const number = () => one([String(below(15) - 5), (next() * 4 - 2).toFixed(1 + below(12)), (next() * 400 - 200).toFixed(2)]); // prettier-ignore
    return `np.array([${Array.from({ length: size }, number).join(', ')}]).reshape(${tuple})`;
  };
  const array = (depth: number): string => {
    if (depth <= 0 || below(7) === 0) return leaf();
    const a = () => array(depth - 1);
    const number = () => one(numbers);
    const forms: readonly (() => string)[] = [
      () => `(${a()} ${one(['+', '-', '*', '/'])} ${a()})`,
      () => `(${a()} ${one(['+', '-', '*', '/', '**', '//', '%', '@'])} ${a()})`,
      () => `(${a()} @ ${a()}.T)`,
      () => `(${a()} ${one(['+', '-', '*', '/'])} ${number()})`,
      () => `(${number()} ${one(['+', '-', '*', '/'])} ${a()})`,
      () => `np.${one(['exp', 'sqrt', 'log', 'tanh', 'abs', 'isnan', 'isfinite'])}(${a()} + 0.0)`,
      () => `${a()}.T`,
      () => `np.where(${a()} > ${number()}, ${a()}, ${one([number(), '-np.inf', 'np.nan'])})`,
      () => `${a()}.${one(['sum', 'max', 'min', 'mean', 'any', 'all'])}(${one(axes)})`,
      () => `np.${one(['sum', 'max', 'min', 'mean'])}(${a()}, axis=${one(['0', '1', '-1'])}, keepdims=True)`,
      () => `${a()}[${one(keys)}]`,
      () => `np.${one(['maximum', 'minimum'])}(${a()}, ${one([a(), number()])})`,
      () => `(${a()} ${one(['<', '<=', '>', '>=', '==', '!='])} ${one([a(), number()])})`,
      () => `((${a()} > ${number()}) ${one(['&', '|', '^'])} (${a()} < 1))`,
      () => `~(${leaf()} > 0)`,
      () => `np.${one(['tril', 'triu'])}(${a()}${one(['', ', 1', ', k=-1'])})`,
      () => `np.concatenate([${a()}, ${a()}]${one(['', ', axis=1', ', axis=-1'])})`,
      () => `${a()}.reshape(${one(['-1', '3, -1', '(1, -1)', '2, 3', '-1, 1'])})`,
      () => `${one(['-', 'np.logical_not', 'np.transpose', 'np.array', 'np.asarray', 'np.copy'])}(${a()})`,
      () =>
        `np.${one(['logical_and', 'logical_or', 'dot', 'matmul', 'allclose', 'array_equal', 'isclose'])}(${a()}, ${a()})`,
      () => `${a()}.argmax(${one(['', 'axis=0', 'axis=1'])})`,
    ];
    return one(forms)();
  };
  return Array.from({ length: count }, () => array(1 + below(4)));
}

/** Programs of statements, about views and writing in place; each leaves `x`. */
export const programs: readonly string[] = [
  'x = np.zeros((2, 3)); r = x[1]; r += 5; x[:, 0] = [7, 8]; x[x > 6] = -1; x[0] -= np.array([1, 2, 3])',
  'x = np.arange(6.0).reshape(2, 3); y = x.T; y[0] = 9; y *= 2; z = x.reshape(-1); z[1] = 100',
  'x = np.ones((3, 3)); x[1:, ::2] = np.array([[1, 2], [3, 4]]) / 7; x[:, 1] /= 3; y = x.copy(); y[0, 0] = 50',
  'x = np.full((2, 2), -np.inf); x[np.eye(2) > 0] = 0.5; x[[0, 1], [1, 0]] = [0.25, 1e-5]',
  'x = np.array([1, 2, 3]); x[0] = 2.9; x += 1; x = [np.array([1.5]), x[0] / 2, str(x)]',
  'x = np.eye(3) + 1\nfor row in x:\n    row /= row.sum() # its sum\n    row *= (2 +\n        1); row **= 2',
  'x = np.arange(6); y = x[::2]; y *= 10; y //= 3; y %= 7; z = "a *= b"; z *= 2; m = x > 3; m &= x < 5; x = [x, z, m]',
  'x = 1\nx *= 2 # one\nif x > 1: x /= 4',
  'x = np.zeros(3); x += np.ones((2, 3))',
  'x = np.zeros(3, dtype=int); x += 0.5',
  'x = [row.sum() for row in np.eye(3)]; x = np.array(x) / len(x)',
  'x = np.arange(12.0).reshape(3, 4); x = x - x.max(axis=1, keepdims=True); x = np.exp(x); x /= x.sum(1, keepdims=True)',
  'x = repr(np.arange(40) * 1.5), repr(np.array([[1.0, -2], [np.nan, np.inf]])), str(np.array(2.5)), str(np.zeros((0, 3)))',
  'x = f"{np.float64(1.23456):.3f} {np.eye(2)[0, 1]:.1f} {np.arange(3).max():d}"',
  'x = [float(a) for a in np.array([[1, 2], [3, 4]])[:, 0]], list(np.arange(3)), 3 in np.arange(4), len(np.eye(2))',
];
