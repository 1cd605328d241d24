/** Runs a command on a PostgreSQL server of its own, as DATABASE_URL: `tsx test/machine/on-postgres.ts vitest run …`. */
import { spawnSync } from 'node:child_process';
import { startPostgres } from '../fixtures/postgres';

const [command = '', ...args] = process.argv.slice(2);
const { url, stop } = await startPostgres();
try {
  const env = { ...process.env, DATABASE_URL: url };
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
} finally {
  stop();
}
