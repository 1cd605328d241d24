/** The HTTP/2 server of the bench: the candidates' pages, the built files, the peers' packages and the cases' responses. */
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Case } from './case';
import { folders, type Built } from './build';
import { certificate } from './certificate';

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
/** Files compressed like a good server does: Brotli level 11, once. */
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

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Undefined for a missing file. */
function answerTo(url: URL, cases: readonly Case[], built: Built): Answer | undefined {
  const [, kind = '', name = '', ...rest] = url.pathname.split('/');
  const type = TYPES[extname(url.pathname)];
  if (kind === 'page') {
    const one = cases.find((each) => each.name === name);
    const page = one && pageOf(one, decodeURIComponent(rest.join('/')), built);
    return page === undefined ? undefined : { type: 'text/html; charset=utf-8', body: page };
  }
  if (kind === 'api') {
    const answer = cases.find((each) => each.answers?.[name])?.answers?.[name];
    return answer && { type: type ?? 'application/json', body: answer(url) };
  }
  const file = folders[kind] && join(folders[kind], name, ...rest);
  if (!file && type === TYPES['.svg']) return { type: type!, body: PICTURE };
  if (!file || !existsSync(file)) return undefined;
  const headers = { 'Content-Encoding': 'br', 'Cache-Control': 'max-age=600' };
  return { type: type ?? 'application/octet-stream', body: brotli(file), headers };
}

/** Cross-origin isolated pages have a clock resolution of 5 µs instead of 100. */
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Listens on a free port of this machine; pages are at `/page/<case>/<candidate>`. */
export async function serve(
  cases: readonly Case[],
  built: Built,
): Promise<{ base: string; server: Http2SecureServer }> {
  const server = createSecureServer(await certificate(), (request, response) => {
    const answer = answerTo(new URL(request.url, 'https://localhost'), cases, built);
    response.writeHead(answer ? 200 : 404, {
      ...ISOLATED,
      ...(answer && { 'Content-Type': answer.type }),
      ...answer?.headers,
    });
    response.end(answer?.body ?? '');
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const address = server.address();
  return { server, base: `https://localhost:${typeof address === 'object' ? address?.port : ''}` };
}
