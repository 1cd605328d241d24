/** Starts the PHP shop for a test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPhp, type PhpShop } from '../../demo/php/server';
import { freePort } from '../fixtures/free-port';

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
