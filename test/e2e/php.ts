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
  /** The same rows by the names of their columns. */
  rows<Row>(statement: string): Row[];
  /** PHP's errors. */
  readonly faults: readonly string[];
}

const newFile = (): string => `sqlite:${join(mkdtempSync(join(tmpdir(), 'php-shop-')), 'shop.sqlite')}`;

/** The PHP shop on a free port. `dsn`: an empty database, as PDO names it. */
export async function startFreshPhp(dsn = newFile()): Promise<FreshPhp> {
  const faults: string[] = [];
  const onLog = (text: string): void => {
    faults.push(...text.split('\n').filter((line) => /PHP (Fatal|Parse|Warning|Notice|Deprecated)/.test(line)));
  };
  const fetched = (statement: string, mode: 'NUM' | 'ASSOC'): string => {
    const code = `echo json_encode((new PDO(${JSON.stringify(dsn)}))->query(${JSON.stringify(statement)})->fetchAll(PDO::FETCH_${mode}));`;
    return execFileSync('php', ['-r', code], { encoding: 'utf8' });
  };
  return {
    ...(await startPhp({ port: await freePort(), dsn, onLog })),
    sql: (statement) => fetched(statement, 'NUM'),
    rows: <Row>(statement: string) => JSON.parse(fetched(statement, 'ASSOC')) as Row[],
    faults,
  };
}
