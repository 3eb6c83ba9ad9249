// A server for one folder that behaves as badly as a test asks: under a path, with wrong types, with strict headers.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface Serving {
  /** The path the folder lies under; everything above answers 404. */
  readonly at?: string;
  /** The type of scripts and wasm, or null for no type at all. */
  readonly codeType?: string | null;
  readonly headers?: OutgoingHttpHeaders;
  readonly gzip?: boolean;
}

export interface Server extends AsyncDisposable {
  /** Ends with a slash. */
  readonly url: string;
  /** What was answered with 404. */
  readonly missing: string[];
  /** Path to bytes of body sent. */
  readonly sent: Map<string, number>;
}

export async function serve(folder: string, { at = '/', codeType, headers = {}, gzip }: Serving = {}): Promise<Server> {
  const missing: string[] = [];
  const sent = new Map<string, number>();
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = path.startsWith(at) ? found(join(folder, path.slice(at.length))) : undefined;
    if (file === 'folder' || `${path}/` === at) {
      response.writeHead(301, { location: `${encodeURI(path)}/` }).end();
    } else if (file === undefined) {
      if (path !== '/favicon.ico') missing.push(path);
      response.writeHead(404).end();
    } else {
      const extension = extname(file);
      const type = codeType === undefined || !/^\.(m?js|wasm)$/.test(extension) ? types[extension] : codeType;
      const coding =
        gzip && /^\.(html|js|mjs|css|json|svg|wasm)$/.test(extension) ? { 'content-encoding': 'gzip' } : {};
      response.writeHead(200, { ...(type ? { 'content-type': type } : {}), ...coding, ...headers });
      const body = createReadStream(file);
      const out = 'content-encoding' in coding ? body.pipe(createGzip({ level: 6 })) : body;
      out.on('data', (chunk: Buffer) => sent.set(path, (sent.get(path) ?? 0) + chunk.length));
      out.pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${encodeURI(at)}`,
    missing,
    sent,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function found(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  if (!path.endsWith('/')) return 'folder';
  return found(join(path, 'index.html'));
}
