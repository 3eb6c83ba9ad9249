// A plain static server for one folder, on this machine only.

import { createServer, type RequestListener, type Server } from 'node:http';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.zip': 'application/zip',
};

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `folder` at 127.0.0.1, at `port` or the next one that is free; 0 is any. */
export const serve = (folder: string, { port }: { port: number }): Promise<Serving> => listen(filesOf(folder), port);

/** Answers from the files of `folder`, and from nothing outside it; `change` may rewrite pages on their way out. */
export function filesOf(folder: string, change = (html: string) => html): RequestListener {
  return async ({ url = '/', method }, response) => {
    const answer = (status: number, body: string | Buffer, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Content-Length': Buffer.byteLength(body),
        ...headers,
      });
      response.end(method === 'HEAD' ? undefined : body);
    };
    if (method !== 'GET' && method !== 'HEAD') return answer(405, 'GET or HEAD only\n', { Allow: 'GET, HEAD' });
    const [address = '/', query] = url.split('?');
    try {
      const root = await realpath(folder);
      const path = resolve(root, `.${sep}${decodeURIComponent(address)}`);
      const file = await realpath(path);
      if (file !== root && !file.startsWith(root + sep)) return answer(404, 'not found\n');
      const isFolder = (await stat(file)).isDirectory();
      if (isFolder && !address.endsWith('/')) {
        return answer(301, '', {
          Location: `./${encodeURIComponent(path.split(sep).at(-1)!)}/${query ? `?${query}` : ''}`,
        });
      }
      const body = await readFile(isFolder ? join(file, 'index.html') : file);
      const type = types[isFolder ? '.html' : extname(file)] ?? 'application/octet-stream';
      answer(200, type.startsWith('text/html') ? change(body.toString()) : body, { 'Content-Type': type });
    } catch (error) {
      if (error instanceof URIError || (error as NodeJS.ErrnoException).code === 'ERR_INVALID_ARG_VALUE') {
        answer(400, 'bad address\n');
      } else answer(404, 'not found\n');
    }
  };
}

export async function listen(listener: RequestListener, port: number): Promise<Serving> {
  const server = createServer(listener);
  for (let next = port; ; next++) {
    try {
      await listening(server, next);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || next - port >= 50) throw error;
    }
  }
  const { port: found } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${found}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const listening = (server: Server, port: number) =>
  new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      ready();
    });
  });
