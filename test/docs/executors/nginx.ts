/** Runs a snippet of nginx's configuration, with the demo shop as its processes and the built files as its folder. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port';
import { startNginx } from '../../fixtures/nginx';
import type { PageSnippet } from '../collect-snippets';

/** Replaces only ports and folders. */
const onThisMachine = (code: string, shop: string, port: number, folder: string): string =>
  code
    .replace(/\b(listen) 80;/, `$1 127.0.0.1:${port};`)
    .replace(/(?<=server 127\.0\.0\.1:)\d+/g, new URL(shop).port)
    .replace('/srv/cdn', folder);

/** A snippet without a proxy serves files: only the named partners may read them. */
async function partners(code: string, url: string): Promise<string[]> {
  const named = new Set(code.match(/https:\/\/\w+\.example/g));
  const faults: string[] = [];
  for (const origin of [...named, ...(named.size > 1 ? ['https://other.example'] : [])]) {
    const answer = await fetch(`${url}/elements/0.1.0/index.js`, { headers: { Origin: origin } });
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed !== (named.has(origin) ? origin : null)) faults.push(`${origin} reads ${allowed}`);
    if (answer.headers.get('vary') !== 'Origin') faults.push('no Vary');
  }
  return faults;
}

export async function nginx({ code }: PageSnippet, shop: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  // nginx runs as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'elements'));
  cpSync('dist', join(folder, 'elements/0.1.0'), { recursive: true });
  const port = await freePort();
  const whole = code.includes('server {') ? code : `server { listen 80; root /srv/cdn; ${code} }`;
  const proxy = await startNginx(onThisMachine(whole, shop, port, folder), port);
  try {
    if (!code.includes('proxy_pass')) return await partners(code, `http://127.0.0.1:${port}`);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
    const [file, cart] = [await ask('/elements/0.1.0/index.js'), await ask('/koszyk')];
    const html = await cart.text();
    return [
      ...(file.headers.get('cache-control')?.includes('immutable') ? [] : ['a file is not cached']),
      ...(file.headers.get('content-encoding') === 'gzip' ? [] : ['a file is not compressed']),
      ...(cart.headers.get('cache-control') === 'no-store' ? [] : ['a cart is cached']),
      ...(html.includes('<shop-cart') ? [] : ['the shop does not answer']),
    ];
  } finally {
    await proxy.stop();
    rmSync(folder, { recursive: true });
  }
}
