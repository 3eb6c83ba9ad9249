// `npm start`: set-up, the core in WebAssembly, the site, and a server that says its address.

import { spawn, spawnSync } from 'node:child_process';

import { root, setUp } from './setup.mjs';

setUp();
for (const step of [['web/build/engines.mjs'], ['--import', 'tsx', 'web/build/build.ts']]) {
  const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(process.execPath, ['--import', 'tsx', 'web/build/serve.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
