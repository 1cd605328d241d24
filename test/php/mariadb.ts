/** Starts a MariaDB for one test: in a temporary folder, reachable by a socket only. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export const hasMariaDb =
  spawnSync('mariadbd', ['--version']).status === 0 &&
  spawnSync('php', ['-r', 'exit(extension_loaded("pdo_mysql") ? 0 : 1);']).status === 0;

export interface MariaDb {
  readonly socket: string;
  /** Host and user, in PDO's format. */
  readonly dsn: string;
  stop(): Promise<void>;
}

/** The tests kill processes of PHP, not the server: it need not wait for the disk. */
const NO_DISK = ['--innodb-flush-log-at-trx-commit=0', '--innodb-flush-method=nosync', '--skip-innodb-doublewrite'];

const USER = 'shop';
const PASSWORD = 'of a test';

/** Resolves once there is an empty database `shop`. */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  const [data, socket] = [join(folder, 'data'), join(folder, 's.sock')];
  // A server that starts removes the temporary tables of every other one whose folder for them it shares.
  const own = [`--user=${userInfo().username}`, `--datadir=${data}`, `--tmpdir=${folder}`];
  const install = ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db'];
  execFileSync('mariadb-install-db', [...install, ...own], { stdio: 'ignore' });
  const server = spawn('mariadbd', ['--no-defaults', ...own, `--socket=${socket}`, '--skip-networking', ...NO_DISK], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const sql = `CREATE DATABASE shop CHARACTER SET latin1; GRANT ALL ON shop.* TO ${USER}@localhost IDENTIFIED BY '${PASSWORD}'`;
  const isThere = () => spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', sql]).status === 0;
  while (!isThere()) {
    if (server.exitCode !== null) throw new Error('MariaDB did not start.');
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    socket,
    dsn: `mysql:unix_socket=${socket};dbname=shop;charset=utf8mb4;user=${USER};password=${PASSWORD}`,
    stop: () => {
      server.kill();
      return ended;
    },
  };
}

/** Arguments of a program: host, database, user and password. */
export const namesOf = ({ socket }: MariaDb): string[] => [`localhost:${socket}`, 'shop', USER, PASSWORD];
