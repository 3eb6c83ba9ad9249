// The exercise from end to end without a browser: the program in MicroPython, its answers judged by the core.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { loadNodeCore } from '../../web/build/node-core.js';
import { pythonScripts } from '../../web/build/python.mjs';
import type { Core, Verdict } from '../../web/src/core.js';
import { definition, schema } from '../../web/src/figures/python/definition.js';
import { grade, matrixFrom, trialsText } from '../../web/src/python/answers.js';
import { starter } from '../../web/src/figures/python/starter.js';
import { faultText } from '../../web/src/python/text.js';
import { verdictText } from '../../web/src/python/verdict-text.js';
import { pythonKilobytes } from '../../web/src/python/load.js';
import type { PythonFault, Reply } from '../../web/src/python/protocol.js';
import { runPython } from './python-worker.js';

let core: Core;
before(async () => void (core = await loadNodeCore()));

const trials = () => definition.compute(core, { code: starter }).trials;
async function judged(code: string): Promise<{ replies: readonly Reply[]; verdicts: readonly Verdict[] }> {
  const { report } = await runPython(code, trialsText(trials(), 'en'));
  assert.ok('answers' in report, JSON.stringify(report));
  return { replies: report.answers, verdicts: grade(core, report.answers) };
}
async function faultOf(code: string): Promise<PythonFault> {
  const { report } = await runPython(code, trialsText(trials(), 'en'));
  assert.ok('fault' in report, JSON.stringify(report));
  return report.fault;
}
const broken = (verdicts: readonly Verdict[]) => verdicts.flatMap(({ holds, property }) => (holds ? [] : [property]));
const changed = (from: string, to: string) => {
  assert.ok(starter.includes(from));
  return starter.replace(from, to);
};
const rowwise = changed('np.max(x)', 'np.max(x, axis=1, keepdims=True)').replace(
  'np.sum(e)',
  'np.sum(e, axis=1, keepdims=True)',
);
/** What is said of the broken property in English. */
function said(property: string, { replies, verdicts }: Awaited<ReturnType<typeof judged>>): string {
  const verdict = verdicts.find((one) => one.property === property)!;
  const k = trials().findIndex(({ kind }) => kind === verdict.trial);
  return verdictText(verdict, trials()[k]!, replies[k]!, 'en');
}

test('the starter is right for one query; for more its rows do not sum to 1, and that is shown', async () => {
  const result = await judged(starter);
  assert.deepEqual(broken(result.verdicts), ['rows', 'reference', 'shift']);
  assert.equal(said('rows', result), 'Row 1 sums to 0.2252; it should be 1.');
  assert.match(said('shift', result), /^weights, row 2, column 2: 0\.1832 before, 0\.2968 after\.$/);
});

test('with the sum along each row every property holds, and a query that sees nothing gives NaN', async () => {
  const result = await judged(rowwise);
  assert.deepEqual(broken(result.verdicts), []);
  assert.match(said('hidden-row', result), /^Yours gives NaN, as PyTorch’s softmax does/);
});

test('plain loops over lists are as good as NumPy', async () => {
  const loops = `
import math
def attention(Q, K, V, mask=None):
    weights, output = [], []
    for i in range(len(Q)):
        scores = [sum(a * b for a, b in zip(Q[i], k)) / math.sqrt(len(k)) for k in K]
        seen = [mask is None or mask[i][j] for j in range(len(K))]
        top = max([s for s, yes in zip(scores, seen) if yes] + [-1e9])
        row = [math.exp(s - top) if yes else 0 for s, yes in zip(scores, seen)]
        row = [x / max(sum(row), 1e-9) for x in row]
        weights.append(row)
        output.append([sum(w * v[c] for w, v in zip(row, V)) for c in range(len(V[0]))])
    return output, weights
`;
  assert.deepEqual(broken((await judged(loops)).verdicts), []);
});

test('a mask of −1e9 instead of −∞ is exact enough, and its query that sees nothing looks at all alike', async () => {
  const result = await judged(rowwise.replace('-np.inf', '-1e9'));
  assert.deepEqual(broken(result.verdicts), []);
  assert.match(said('hidden-row', result), /0\.3333: not hidden enough/);
});

test('each other mistake breaks its own property', async () => {
  const mistakes: readonly (readonly [properties: string, code: string])[] = [
    ['large', changed('np.sum(e)', 'np.sum(e, axis=1, keepdims=True)')],
    ['rows reference', rowwise.replace('np.sum(e, axis=1, keepdims=True)', 'np.sum(e, axis=1)')],
    ['large', rowwise.replace('x - np.max(x, axis=1, keepdims=True)', 'x')],
    ['one-query reference', rowwise.replace(' / np.sqrt(K.shape[1])', '')],
    ['mask', rowwise.replace('return e /', 'e = e + 1e-6\n    return e /')],
    ['shapes', rowwise.replace('weights @ V, weights', 'weights, weights @ V')],
  ]; // prettier-ignore
  for (const [properties, code] of mistakes) {
    const found = broken((await judged(code)).verdicts);
    for (const property of properties.split(' '))
      assert.ok(found.includes(property as never), `${property}: ${found.join()}`);
  }
});

test('a program without a mask fails where one is needed, with Python’s own words', async () => {
  const result = await judged(rowwise.replace(', mask=None', '').replace(/ {4}if mask[^]*?-np.inf\)\n/, ''));
  assert.deepEqual(broken(result.verdicts), ['mask', 'hidden-row']);
  assert.match(said('mask', result), /TypeError: attention\(\) takes 3 positional arguments but 4 were given/);
});

test('an error is told with its line, and what does not return a pair is told so', async () => {
  assert.deepEqual(await faultOf('x = 1\ny = (\n'), { type: 'SyntaxError', text: 'invalid syntax', line: 3 });
  const bad = await faultOf(changed('Q @ K.T', 'Q @ K'));
  assert.equal(bad.line, 8);
  assert.match(faultText(bad, 'zh').said, /第 8 行/);
  assert.equal((await faultOf('attention = 3')).type, 'NoAttention');
  assert.equal((await faultOf('def attention(Q, K, V, mask=None):\n    return Q')).type, 'NotAPair');
  assert.match((await faultOf(`${starter}\ninput()`)).text, /nobody to ask/);
});

test('what trials print stands under their names, and no more than 4,000 characters of it', async () => {
  const code = `print('begin')\n${rowwise.replace('    d', 'd').replace('    weights =', '    print(Q.shape)\n    weights =')}`;
  const { printed } = await runPython(code, trialsText(trials(), 'en'));
  assert.match(printed, /^begin\n# Example 1: one query, three keys\n\(1, 2\)\n# 4 tokens, d = 8\n\(4, 8\)\n/);
  const much = await runPython('for i in range(100000): print(i)', '[]');
  assert.ok(much.printed.length <= 4000);
});

test('Python cannot reach JavaScript, so that a program that came by a link can do no harm', async () => {
  for (const name of ['js', 'jsffi']) {
    assert.match((await faultOf(`import ${name}\n${name}.to_js`)).text, /JavaScript is out of reach/);
    const around = `import sys\ndel sys.modules['${name}']\nimport ${name}\nprint(${name}.fetch, ${name}.to_js({}))`;
    const outcome = await runPython(around, '[]').catch(() => 'broken');
    assert.ok(outcome === 'broken' || (typeof outcome === 'object' && 'fault' in outcome.report), name);
  }
  assert.doesNotMatch((await pythonScripts()).worker, /PyProxy[({ ]constructor|class PyProxy|proxy_js_ref=/);
});

test('matrices come from Python’s own numbers, NaN and infinities among them', () => {
  const { rows, cols, data } = matrixFrom({ shape: [2, 2], numbers: 'nan 1.5 inf -inf' });
  assert.deepEqual([rows, cols, ...data], [2, 2, NaN, 1.5, Infinity, -Infinity]);
  assert.equal(matrixFrom({ shape: [3], numbers: '1 2 3' }).rows, 0);
});

test('a program survives the address letter by letter, and one that is too long is refused', () => {
  const { parse, format } = schema.code;
  const code = '  x = 1\n\n\ty = "你好 & = # / ?"\n';
  assert.equal(parse(new URLSearchParams(`code=${encodeURIComponent(format(code))}`).get('code')!), code);
  assert.throws(() => definition.compute(core, { code: 'x'.repeat(4001) }), { code: 'text-too-long' });
});

test('python.js is as large as the button says, and makes no code from text', async () => {
  const { python, worker } = await pythonScripts();
  const kilobytes = gzipSync(python).length / 1000;
  assert.ok(Math.abs(kilobytes - pythonKilobytes) < 10, `${kilobytes.toFixed(0)} kB`);
  for (const script of [python, worker]) {
    assert.doesNotMatch(script, /\bnew Function\b|(?<![\w$.])(?:eval|Function)\s*\(|import\.meta|await import/);
    assert.match(script, /^[\x00-\x7f]*$/);
  }
});
