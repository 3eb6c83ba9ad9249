// onnxruntime-web's Attention, one thread, SIMD.

import * as ort from 'onnxruntime-web/wasm';

import { serve } from '../worker.mjs';
import { attention } from './sessions.mjs';

ort.env.wasm.numThreads = 1;

await serve({ attention: attention(ort, { executionProviders: ['wasm'] }) });
