/** Decides where the storms find PostgreSQL: DATABASE_URL, else a server of this machine's own package, installed when missing, on a free port. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';

function run(command: string, args: readonly string[]): SpawnSyncReturns<string> {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.error?.message ?? ''}${done.stderr}`);
  return done;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The server's programs refuse to run as root. */
const asPostgres = (program: string, args: readonly string[]) =>
  process.getuid?.() === 0 ? run('runuser', ['-u', 'postgres', '--', program, ...args]) : run(program, args);

/** A running server and how to stop it. Throws where there is none and none can be installed. */
export async function startPostgres(): Promise<{ url: string; stop(): void }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => {} };
  if (!existsSync(VERSIONS)) run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  const version = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]!;
  const program = (name: string) => join(VERSIONS, version, 'bin', name);
  const folder = mkdtempSync(join(tmpdir(), 'storms-'));
  if (process.getuid?.() === 0) run('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  asPostgres(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=localhost`;
  asPostgres(program('pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgresql://postgres@localhost:${port}/postgres`,
    stop() {
      asPostgres(program('pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
