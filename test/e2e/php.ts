/** Starts the PHP shop for a test. */
import { execFileSync } from 'node:child_process';
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

interface FreshPhp extends PhpShop {
  /** Rows of the database, read by PHP. */
  sql(statement: string): string;
  /** PHP's errors. */
  readonly faults: readonly string[];
}

/** The PHP shop on a free port with a new database. */
export async function startFreshPhp(): Promise<FreshPhp> {
  const database = join(mkdtempSync(join(tmpdir(), 'php-shop-')), 'shop.sqlite');
  const faults: string[] = [];
  const onLog = (text: string): void => {
    faults.push(...text.split('\n').filter((line) => /PHP (Fatal|Parse|Warning|Notice|Deprecated)/.test(line)));
  };
  const sql = (statement: string): string => {
    const code = `echo json_encode((new PDO("sqlite:${database}"))->query(${JSON.stringify(statement)})->fetchAll(PDO::FETCH_NUM));`;
    return execFileSync('php', ['-r', code], { encoding: 'utf8' });
  };
  return { ...(await startPhp({ port: await freePort(), database, onLog })), sql, faults };
}
