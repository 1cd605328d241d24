/** Expected counts of a load test of many processes on one database (test/php/storm.php). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** SQLite waits for the disk at each change; the test disables this, because it does not test the disk. */
export const quickFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface Counted extends Readonly<Record<string, unknown>> {
  readonly ordered: number;
  readonly sentBack: number;
  readonly acknowledged: number;
  readonly killedAfter: number;
  readonly seconds: number;
}

export function storm(dsn: string, sessions: number): { readonly counted: Counted; readonly stderr: string } {
  const { stdout, stderr } = spawnSync('php', ['test/php/storm.php', dsn, String(sessions)], { encoding: 'utf8' });
  return { counted: JSON.parse(stdout || '{}') as Counted, stderr };
}

/** Ten simultaneous changes in each of these sessions: none is lost or doubled, and nothing is ordered unseen. */
export const counts = (sessions: number) => ({
  additions: { 200: sessions * 10 },
  lines: [{ quantity: 9, lines_with: sessions }],
  carts: sessions,
  orders: { n: sessions, carts: sessions },
  urls: sessions,
  lastPieces: { 200: sessions, 422: sessions * 9 },
  left: { last: 0, many: sessions, idle: 0 },
  ordered: sessions * 9,
  unseen: 0,
  paid: sessions,
  begunAnew: sessions * 8,
  lost: 0,
  orderedInTheEnd: sessions,
  halves: 0,
});
