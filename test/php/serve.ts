/** Serves a shop in PHP to a test, and finds the faults in its log. */
import { spawn, type ChildProcess } from 'node:child_process';
import { missing } from '../../demo/php/server';
import { processes } from '../../src/tools/conform/rules/processes';
import { freePort } from '../fixtures/free-port';

/** `npm test` installs it (test/machine/install.ts). */
export const hasPhp = missing().length === 0;

/** All optional calls of the package besides the cart’s. */
export const OTHERS = {
  widget: '/api/koszyki',
  suggest: '/api/suggest',
  autocomplete: '/api/autocomplete',
  search: '/api/search',
  lookup: '/api/lookup',
  orders: '/api/zamowienia',
  lists: '/api/listy',
  favourites: '/ajax/modules/favourites',
};

/** Approval and quotes are tested on the shop that supports them. */
export const isOfProcesses = ({ rule }: { readonly rule: string }): boolean => Object.hasOwn(processes, rule);

interface Options {
  readonly cwd: string;
  /** Script that answers everything; without one, the files of the folder. */
  readonly script?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Settings of PHP: `sendmail_path=…`. */
  readonly settings?: readonly string[];
  readonly port?: string;
  /** Number of simultaneous requests. */
  readonly workers?: number;
}

export interface Served {
  readonly url: string;
  readonly php: ChildProcess;
  /** Stops it with all its workers. */
  stop(): void;
  /** Warnings and worse in PHP's log. */
  faults(): string[];
}

export async function serve({ cwd, script, env = {}, settings = [], port, workers }: Options): Promise<Served> {
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  // Measuring coverage is slow even when nobody asks for it.
  const options = ['display_errors=0', 'log_errors=1', 'pcov.enabled=0', ...settings].flatMap((one) => ['-d', one]);
  const php = spawn('php', [...options, '-S', address, ...(script === undefined ? [] : [script])], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env, ...(workers !== undefined && { PHP_CLI_SERVER_WORKERS: String(workers) }) },
    // Workers outlive the process that started them, unless their process group is ended.
    detached: workers !== undefined,
  });
  let log = '';
  await new Promise<void>((done) =>
    php.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('started')) done();
    }),
  );
  const isFault = (line: string): boolean => /PHP (Fatal|Parse|Warning|Notice|Deprecated)|\[critical\]/.test(line);
  const stop = () => void (workers === undefined || php.pid === undefined ? php.kill() : process.kill(-php.pid));
  return { url: `http://${address}`, php, stop, faults: () => log.split('\n').filter(isFault) };
}
