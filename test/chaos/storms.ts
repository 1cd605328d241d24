/** Runs all storms and publishes their figures: PHP on each database, then the reference shop on PostgreSQL. `npm run suite hours storms` */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '../fixtures/postgres';
import { startMariaDb } from '../php/mariadb';
import { counts, quickFolder, storm } from '../php/storm';
import { publish } from '../reliability/publish';

process.env['RELIABILITY'] = '1';
const SESSIONS = Number(process.env['STOCK_ROUNDS'] ?? 50);
const [folder, quick] = [mkdtempSync(join(tmpdir(), 'storms-')), mkdtempSync(join(quickFolder, 'storms-'))];
const { url, stop } = await startPostgres();
const mariaDb = await startMariaDb(folder);
const { hostname, port } = new URL(url);

/** Figures of one database; null if something was lost, doubled or ordered unseen. */
function lineOf(name: string, dsn: string): string | null {
  const { counted, stderr } = storm(dsn, SESSIONS);
  const due = counts(SESSIONS);
  const isAsDue = Object.entries(due).every(([what, count]) => isDeepStrictEqual(counted[what], count));
  const line = `- ${name}: ${SESSIONS} last pieces, ten buyers each: ${counted['lastPieces'] === undefined ? 'none' : due.lastPieces[200]} sold. ${counted.ordered} orders while the prices of the product and of the carrier rose: 0 at a price that the buyer had not seen; ${counted.sentBack} times the shop first displayed the new price. ${SESSIONS} begun payments while old carts were cleared away: 0 lost. ${SESSIONS} orders, all processes killed after ${counted.killedAfter}: 0 lost, 0 placed twice, 0 stored in part. ${counted.seconds} s.`;
  console.info(isAsDue && stderr === '' ? line : `${name}: ${JSON.stringify(counted)}\n${stderr}`);
  return isAsDue && stderr === '' ? line : null;
}

try {
  const lines = [
    lineOf('SQLite', `sqlite:${quick}/storm.sqlite`),
    lineOf('MariaDB', mariaDb.dsn),
    lineOf('PostgreSQL', `pgsql:host=${hostname};port=${port};dbname=postgres;user=postgres`),
  ];
  if (lines.includes(null)) process.exitCode = 1;
  else publish('php-storms', lines.join('\n'));
  const files = ['test/chaos/storms.test.ts', 'test/chaos/processes.test.ts'];
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'chaos', ...files], {
    stdio: 'inherit',
    env: { STORMS: '10000', STOCK_ROUNDS: '50', ...process.env, DATABASE_URL: url },
  });
  process.exitCode ||= status ?? 1;
} finally {
  stop();
  await mariaDb.stop();
  for (const one of [folder, quick]) rmSync(one, { recursive: true, force: true });
}
