/** Starts the PHP shop for a test. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPhp, type PhpShop } from '../../demo/php/server';

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The PHP shop on a free port with a new database. `faults` collects PHP's errors. */
export async function startFreshPhp(): Promise<PhpShop & { readonly database: string; readonly faults: string[] }> {
  const database = join(mkdtempSync(join(tmpdir(), 'php-shop-')), 'shop.sqlite');
  const faults: string[] = [];
  const onLog = (text: string): void => {
    faults.push(...text.split('\n').filter((line) => /PHP (Fatal|Parse|Warning|Notice|Deprecated)/.test(line)));
  };
  return { ...(await startPhp({ port: await freePort(), database, onLog })), database, faults };
}
