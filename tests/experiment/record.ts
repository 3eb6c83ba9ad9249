// `npm run record`: trains what the lesson's figures open with, from three seeds, and writes what was measured on the way to
// web/src/training/recorded.json. The same seeds and the same module give the same file.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

import { loadNodeCore } from '../../web/build/node-core.ts';
import { recordings } from './recording.ts';

const file = fileURLToPath(new URL('../../web/src/training/recorded.json', import.meta.url));
const core = await loadNodeCore();
const text = JSON.stringify(recordings(core, (told) => console.log(told)));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${file}: ${text.length} bytes`);
