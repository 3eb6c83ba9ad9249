// TensorFlow.js on WebAssembly, one thread; its keys are transposed first, which is its faster way.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { serve } from '../worker.mjs';

const require = createRequire(import.meta.url);
const tf = require('@tensorflow/tfjs-core');
const backend = require('@tensorflow/tfjs-backend-wasm');
const package_ = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'));
backend.setWasmPaths(`${join(package_, 'dist')}/`);
backend.setThreadsCount(1);
await tf.setBackend('wasm');
await tf.ready();

await serve({
  attention({ q, k, v, n, d }) {
    const [Q, K, V] = [q, k, v].map((data) => tf.tensor2d(data, [n, d]));
    const scale = tf.scalar(1 / Math.sqrt(d));
    const attend = () => tf.matMul(tf.softmax(tf.mul(tf.matMul(Q, tf.transpose(K)), scale)), V);
    let result;
    const run = () => {
      const context = tf.tidy(attend);
      result = context.dataSync();
      context.dispose();
    };
    return { run, context: () => result, dispose: () => tf.dispose([Q, K, V, scale]) };
  },
});
