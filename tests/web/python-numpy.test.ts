// Our small numpy against the real one: the same programs run in MicroPython and in Python. Skipped where that has no
// NumPy. What ours has must come out alike, to the digits that are printed; what it has not, it must refuse.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

// prettier-ignore
import { loadMicroPython } from '../../node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { pythonSources } from '../../web/build/python.mjs';
import { needsNumpy } from './python.js';
import { expressions, programs } from './python-programs.js';

/** Prints a line for each program: its shape, its type and what it prints, or what it raised. */
const runner = `
import json
import numpy as np
try:
    from inplace import inplace, rewritten
except ImportError:
    inplace, rewritten = None, lambda source: source

def told(v):
    shape = getattr(v, 'shape', ())
    if shape != ():
        return 'array %s %s %s' % (shape, v.dtype, v)
    kind = str(type(v)) + str(getattr(v, 'dtype', ''))
    return 'one %s' % (bool(v) if 'bool' in kind else int(v) if 'int' in kind else v)

for source in json.loads(programs):
    try:
        names = {'np': np, '__inplace__': inplace}
        exec(rewritten(source), names)
        text = told(names['x'])
    except Exception as error:
        text = 'raised ' + str(error)
    print(json.dumps(text))
`;
const strict = `
import numpy as np, warnings
np.seterr(all='ignore')
warnings.filterwarnings('ignore')
warnings.filterwarnings('error', category=DeprecationWarning)
`;

function inPython(sources: readonly string[]): string[] {
  const program = `${strict}programs = ${JSON.stringify(JSON.stringify(sources))}\n${runner}`;
  const found = ['/usr/bin/python3', 'python3'].find((path) => spawnSync(path, ['-c', 'import numpy']).status === 0)!;
  const { stdout, stderr } = spawnSync(found, ['-'], { input: program, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(stderr, '');
  return lines(stdout);
}

async function inMicroPython(sources: readonly string[]): Promise<string[]> {
  let printed = '';
  const python = await loadMicroPython({ heapsize: 64 << 20, stdout: (line: string) => (printed += `${line}\n`) });
  const { numpy, inplace } = await pythonSources();
  python.FS.writeFile('numpy.py', numpy);
  python.FS.writeFile('inplace.py', inplace);
  python.runPython(`programs = ${JSON.stringify(JSON.stringify(sources))}\n${runner}`);
  return lines(printed);
}

const lines = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string);

/** Word by word; the last digit printed may differ. */
function alike(ours: string, theirs: string): boolean {
  if (ours === theirs) return true;
  const [a, b] = [ours, theirs].map((text) => text.split(/[\s[\],()]+/)) as [string[], string[]];
  const close = (x: number, y: number) => Math.abs(x - y) <= 1e-7 * Math.max(1e-3, Math.abs(y));
  return a.length === b.length && a.every((word, k) => word === b[k] || close(Number(word), Number(b[k])));
}

/** Arrays of 3 dimensions, and what Python's own numbers and truth values are not. */
const refused = /at most 2 dimensions|'(float|int|bool)'|divide by zero/;
/** Types that NumPy has besides; and ~ of a truth value that is Python's own. */
const beyond = (source: string, theirs: string) => / (int8|float16) /.test(theirs) || /^x = ~\(.*argmax/.test(source);

async function differences(sources: readonly string[]): Promise<string[]> {
  const [ours, theirs] = [await inMicroPython(sources), inPython(sources)];
  assert.equal(ours.length, sources.length);
  return sources.flatMap((source, k) => {
    const [a, b] = [ours[k]!, theirs[k]!];
    const bothRaise = a.startsWith('raised') && b.startsWith('raised');
    const refuses = a.startsWith('raised') && refused.test(a);
    return bothRaise || refuses || beyond(source, b) || alike(a, b) ? [] : [`${source}\n  NumPy: ${b}\n  ours:  ${a}`];
  });
}

test('1,500 random expressions come out as in NumPy', needsNumpy, async () => {
  const sources = expressions(11, 1500).map((expression) => `x = ${expression}`);
  assert.deepEqual(await differences(sources), []);
});

test('views, writing in place and printing are as in NumPy', needsNumpy, async () => {
  assert.deepEqual(await differences(programs), []);
});

test('half of the random expressions do give an array: the comparison compares something', needsNumpy, async () => {
  const given = await inMicroPython(expressions(11, 300).map((expression) => `x = ${expression}`));
  assert.ok(given.filter((text) => text.startsWith('array')).length > 120);
});

test('what is missing is an AttributeError that says what there is', async () => {
  const [missing, method, large] = await inMicroPython([
    'x = np.einsum',
    'x = np.eye(2).std()',
    'x = np.zeros((2, 2, 2))',
  ]);
  assert.match(missing!, /no 'einsum'\. It has: .*\bconcatenate\b.*\bwhere\b/);
  assert.match(method!, /no 'std'\. They have: .*\bmean\b/);
  assert.match(large!, /at most 2 dimensions, not \(2,2,2\)/);
});

test('every name that the lesson promises is there', async () => {
  const names = 'array asarray zeros ones full eye arange exp sqrt log tanh maximum where matmul dot sum max min mean transpose shape ndim size reshape inf nan newaxis isfinite isnan allclose concatenate tril triu'; // prettier-ignore
  const told = await inMicroPython(names.split(' ').map((name) => `x = str(np.${name})`));
  assert.deepEqual(told.filter((text) => text.startsWith('raised')), []); // prettier-ignore
});
