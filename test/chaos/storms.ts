/** Decides how all confirm storms are run on PostgreSQL and their figures published: `npm run suite storms`. */
import { spawnSync } from 'node:child_process';
import { startPostgres } from '../fixtures/postgres';

const { url, stop } = await startPostgres();
try {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'chaos', 'test/chaos/storms.test.ts'], {
    stdio: 'inherit',
    env: { STORMS: '10000', RELIABILITY: '1', ...process.env, DATABASE_URL: url },
  });
  process.exitCode = status ?? 1;
} finally {
  stop();
}
