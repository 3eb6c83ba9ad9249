// The layers of the tree as rules: each says of one edge what is wrong with it, or nothing.

import type { Edge } from './edges.js';

type Rule = (edge: Edge) => string | boolean;

/** Inside the core: what each module may include. A new module needs a line here. */
const foundation = ['types', 'error'];
const core: Readonly<Record<string, readonly string[]>> = {
  scalar: [],
  types: ['scalar'],
  kernel: ['scalar'],
  product: ['types', 'kernel'],
  error: ['types'],
  grown: ['types'],
  logarithm: [],
  rng: [...foundation, 'logarithm'],
  explain: foundation,
  compare: [...foundation, 'logarithm'],
  same_output: foundation,
  tensor: foundation,
  mask: [...foundation, 'rng'],
  exponential: ['types'],
  softmax: [...foundation, 'mask', 'rng', 'kernel'],
  online_softmax: [...foundation, 'exponential'],
  score: [...foundation, 'product', 'activation', 'mask', 'rng', 'softmax', 'parameter'],
  attention: [...foundation, 'product', 'activation', 'mask', 'rng', 'softmax', 'score'],
  grade: [...foundation, 'mask', 'rng', 'attention'],
  float16: [...foundation, 'product', 'activation', 'mask', 'softmax', 'attention', 'half_float'],
  half_float: [],
  attention_operator: [...foundation, 'tensor', 'product', 'mask', 'attention', 'float16'],
  activation: ['types', 'kernel'],
  parameter: foundation,
  log_softmax: foundation,
  cross_entropy: [...foundation, 'log_softmax', 'kernel'],
  dense: [...foundation, 'product', 'parameter'],
  embedding: foundation,
  layer_norm: [...foundation, 'parameter'],
  optimiser: [...foundation, 'parameter'],
  cell: [...foundation, 'product', 'kernel', 'activation', 'parameter'],
  sequence: [...foundation, 'parameter', 'cell'],
  gradient_travel: [...foundation, 'rng', 'product', 'cell', 'sequence', 'mask', 'attention'],
  batch_attention: [...foundation, 'product', 'kernel', 'activation', 'score', 'grown'],
  attention_edit: [...foundation, 'rng'],
  word_gates: [...foundation, 'product', 'kernel', 'cell'],
  encoder: [...foundation, 'parameter', 'cell', 'sequence', 'word_gates', 'grown'],
  seq2seq: [
    ...foundation,
    'activation',
    'cell',
    'score',
    'batch_attention',
    'attention_edit',
    'cross_entropy',
    'dense',
    'encoder',
    'word_gates',
    'grown',
  ],
  initialise: [...foundation, 'parameter', 'rng'],
  task: [...foundation, 'rng'],
  batches: [...foundation, 'rng', 'task', 'seq2seq'],
  classifier: [...foundation, 'attention_edit', 'batch_attention', 'cross_entropy', 'dense', 'encoder', 'grown'],
  mlp: [...foundation, 'cross_entropy', 'dense', 'grown'],
  trainer_config: [...foundation, 'cell', 'task'],
  learner: [...foundation, 'attention_edit', 'batches', 'trainer_config', 'seq2seq', 'classifier', 'mlp'],
  trainer: [...foundation, 'initialise', 'learner', 'optimiser', 'trainer_config'],
  multi_head: [...foundation, 'product', 'mask', 'attention', 'parameter'],
  head_study: [...foundation, 'rng', 'product', 'mask', 'attention', 'parameter', 'multi_head'],
  flash: [...foundation, 'product', 'kernel', 'mask', 'attention', 'exponential', 'online_softmax'],
  linear_attention: [...foundation, 'product'],
  linear_recurrence: [...foundation, 'product'],
  positions: foundation,
  kv_cache: [...foundation, 'mask', 'attention'],
  cost: [...foundation, 'mask'],
  model_cost: [...foundation, 'cost'],
  layer_shapes: foundation,
  path_length: [...foundation, 'mask'],
  derivative_check: [...foundation, 'mask', 'attention'],
  recall: [...foundation, 'mask', 'rng', 'attention', 'linear_attention'],
  score_spread: [...foundation, 'product', 'mask', 'rng', 'softmax', 'logarithm'],
};

/** A file without a line of its own is part of the module that its name begins with: score_additive of score. */
function coreModule(path: string): string | undefined {
  const name = /^core\/(?:include\/attn|src)\/(\w+)/.exec(path)?.[1];
  for (let part = name ?? ''; part; part = part.replace(/_?[^_]*$/, '')) if (core[part]) return part;
  return name;
}
const figureName = (path: string) => /^web\/src\/figures\/([^/]+)\//.exec(path)?.[1];
const isSource = (path: string) => /^(core|wasm|web|lessons)\//.test(path);
/** The lists of figures. */
const lists = /^web\/src\/figures\/(registry|elements|first)(\.ts)?$/;

export const rules: Readonly<Record<string, Rule>> = {
  'the core includes the standard library, Eigen, xtl and itself': ({ from, to }) =>
    from.startsWith('core/') && !to.startsWith('core/') && !/^<([a-z_]+|Eigen\/\w+|xtl\/\w+\.hpp)>$/.test(to),

  'the core prints nothing and reads nothing': ({ from, to }) =>
    from.startsWith('core/') && /^<(iostream|sstream|fstream|iomanip)>$/.test(to),

  'a core module includes only modules below it': ({ from, to }) => {
    const [module, other] = [coreModule(from), coreModule(to)];
    if (module === undefined) return false;
    if (!core[module]) return `${module} has no place among the layers of the core`;
    return other !== undefined && other !== module && !core[module].includes(other);
  },

  'wasm knows the core and Emscripten only': ({ from, to }) =>
    /^wasm\/.*\.(h|cpp)$/.test(from) && !/^(core\/|wasm\/|<)/.test(to),

  'the page reaches the bindings only through core.ts, load-core.ts, and as types': ({ from, to, typesOnly }) =>
    from.startsWith('web/src/') && to.startsWith('wasm/') && !typesOnly && !/^web\/src\/(core|load-core)\b/.test(from),

  'drawings take types from the core and know no figure': ({ from, to, typesOnly }) =>
    from.startsWith('web/src/draw/') &&
    (/^web\/src\/(load-core|figure|figures\/.*)$/.test(to) || (to === 'web/src/core' && !typesOnly)),

  'figures never import each other': ({ from, to }) => {
    const [figure, other] = [figureName(from), figureName(to)];
    return figure !== undefined && other !== undefined && figure !== other;
  },

  'only the lists name figures': ({ from, to }) =>
    from.startsWith('web/src/') && !figureName(from) && !lists.test(from) && figureName(to) !== undefined,

  'what runs in the page knows neither Node nor the builder': ({ from, to }) =>
    from.startsWith('web/src/') && /^(node:|web\/build\/)/.test(to),

  'a definition stays out of the browser': ({ from, to, typesOnly }) =>
    /^web\/src\/figures\/(\w|-)+\/definition\.ts$/.test(from) && /^(lit|d3-\w+)\b/.test(to) && !typesOnly,

  'nothing imports tests': ({ from, to }) => isSource(from) && to.startsWith('tests/'),
};

/** Every broken rule of these edges, as a sentence. */
export const broken = (edges: readonly Edge[]): string[] =>
  edges.flatMap((edge) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const wrong = rule(edge);
      return wrong ? [`${edge.from} -> ${edge.to}: ${wrong === true ? name : wrong}`] : [];
    }),
  );
