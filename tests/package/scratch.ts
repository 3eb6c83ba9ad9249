// A project of its own into which dist/core is packed and installed, as a developer would.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../../dist/core', import.meta.url));
export const name = 'why-attention-core';

export interface Scratch extends Disposable {
  readonly folder: string;
  /** What went into the package. */
  readonly packed: readonly string[];
  /** Writes a file and says where it is. */
  readonly write: (path: string, text: string) => string;
  /** Runs a file by Node; what it printed. */
  readonly run: (path: string) => string;
}

const npm = (folder: string, ...args: readonly string[]) => {
  const own = process.env['npm_execpath'];
  const [command, ...before] = own ? [process.execPath, own] : ['npm'];
  return execFileSync(command!, [...before, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
};

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'attn-package-'));
  const write = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
    return join(folder, path);
  };
  const [{ filename, files }] = JSON.parse(npm(dist, 'pack', '--json', '--pack-destination', folder));
  write('package.json', '{ "private": true, "type": "module" }\n');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', join(folder, filename));
  return {
    folder,
    packed: files.map(({ path }: { path: string }) => path).sort(),
    write,
    run: (path) => execFileSync(process.execPath, [path], { cwd: folder, encoding: 'utf8' }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
