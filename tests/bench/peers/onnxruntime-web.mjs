// onnxruntime-web's Attention, one thread, SIMD.

import * as ort from 'onnxruntime-web/wasm';

import { serve } from '../worker.mjs';
import { attentionModel } from './onnx.mjs';

ort.env.wasm.numThreads = 1;

await serve({
  async attention({ q, k, v, n, d }) {
    const session = await ort.InferenceSession.create(attentionModel(n, d), { executionProviders: ['wasm'] });
    const tensor = (data) => new ort.Tensor('float32', data, [1, 1, n, d]);
    const feeds = { q: tensor(q), k: tensor(k), v: tensor(v) };
    let result;
    return {
      run: async () => void (result = await session.run(feeds)),
      context: () => result.o.data,
      dispose: () => session.release(),
    };
  },
});
