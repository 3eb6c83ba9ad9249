// onnxruntime-node's Attention, one thread.

import ort from 'onnxruntime-node';

import { serve } from '../worker.mjs';
import { attention } from './sessions.mjs';

await serve({ attention: attention(ort, { intraOpNumThreads: 1, interOpNumThreads: 1 }) });
