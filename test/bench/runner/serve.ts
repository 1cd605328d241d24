/** Decides what the bench's server gives: the candidates' pages, the built files, the peers' packages and the cases' answers. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Case } from './case';
import { folders, type Built } from './build';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#999"/></svg>';

const compressed = new Map<string, Buffer>();
/** Files are as a good server has them: brotli 11, made once. */
function brotli(file: string): Buffer {
  const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
  compressed.set(file, known);
  return known;
}

function pageOf(one: Case, candidate: string, built: Built): string | undefined {
  const page = one.pages?.[candidate];
  if (page === undefined) return undefined;
  const { script, styles, preloads } = page.script ? built.entry(`${one.name}/pages/${page.script}`) : built.none;
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${one.name} ${candidate}</title>
    <meta name="viewport" content="width=device-width">${page.head ?? ''}
    ${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
    ${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}
    ${script ? `<script type="module" src="${script}"></script>` : ''}</head><body>${page.body ?? ''}</body></html>`;
}

/** Listens on a free port of this machine; pages are at `/page/<case>/<candidate>`. */
export async function serve(cases: readonly Case[], built: Built): Promise<{ base: string; server: Server }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, kind = '', name = '', ...rest] = url.pathname.split('/');
    // Isolated pages have a clock of 5 µs instead of 100.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.setHeader('Content-Type', TYPES[extname(url.pathname)] ?? 'text/html; charset=utf-8');
    if (kind === 'page') {
      const one = cases.find((each) => each.name === name);
      const page = one && pageOf(one, decodeURIComponent(rest.join('/')), built);
      return page === undefined ? response.writeHead(404).end() : response.end(page);
    }
    if (!folders[kind] && extname(url.pathname) === '.svg') return response.end(PICTURE);
    if (kind === 'api') {
      const answer = cases.find((each) => each.answers?.[name])?.answers?.[name];
      return response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/json').end(answer?.(url));
    }
    const folder = folders[kind];
    const file = folder && join(folder, name, ...rest);
    if (!file || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Encoding', 'br').setHeader('Cache-Control', 'max-age=600').end(brotli(file));
  });
  // A connection outlives a round: opening it anew is no candidate's work.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  return { server, base: `http://localhost:${typeof address === 'object' ? address?.port : ''}` };
}
