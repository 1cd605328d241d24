/** Starts the PHP shop from Node with PHP's own server, or names the missing parts. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const TWIG = '/usr/share/php/Twig/autoload.php';

/** Debian's packages that the shop needs. */
export const packages = ['php-cli', 'php-mbstring', 'php-sqlite3', 'php-twig'] as const;

const phpSays = (code: string): string => {
  try {
    return execFileSync('php', ['-r', code], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** The missing parts, one sentence each. Installs nothing. */
export function missing(): string[] {
  const version = phpSays('echo PHP_VERSION_ID;');
  if (version === '') return [`PHP is not installed: apt-get install ${packages.join(' ')}`];
  return [
    Number(version) < 80200 &&
      `PHP 8.2 or later is required; found ${version.slice(0, 1)}.${Number(version.slice(1, 3))}.`,
    phpSays("echo extension_loaded('pdo_sqlite');") === '' && 'PDO SQLite is missing: apt-get install php-sqlite3',
    phpSays("echo extension_loaded('mbstring');") === '' && 'mbstring is missing: apt-get install php-mbstring',
    !existsSync(TWIG) && 'Twig is missing: apt-get install php-twig',
  ].filter((one) => one !== false);
}

export interface PhpShop {
  readonly url: string;
  stop(): void;
}

interface Options {
  readonly port: number;
  /** The database, as PDO names it. Default: the SQLite file demo/.data/php-3.sqlite; raise the number when the tables change. */
  readonly dsn?: string;
  readonly onLog?: (line: string) => void;
}

/** Starts the shop and resolves once it responds. Rejects with PHP's output if PHP ends before. */
export async function startPhp({ port, dsn, onLog }: Options): Promise<PhpShop> {
  const url = `http://localhost:${port}`;
  const php = spawn(
    'php',
    ['-d', 'log_errors=1', '-d', 'display_errors=0', '-S', `localhost:${port}`, 'demo/php/index.php'],
    {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Without workers PHP's server would answer requests one by one, and a page loads many files.
      env: {
        ...process.env,
        PHP_CLI_SERVER_WORKERS: '4',
        ...(dsn !== undefined && { SHOP_DSN: dsn }),
      },
      detached: true,
    },
  );
  let output = '';
  php.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    onLog?.(text);
  });
  // The workers are PHP's child processes, so the whole process group is ended.
  const stop = (): void => {
    if (php.pid !== undefined && php.exitCode === null) process.kill(-php.pid);
  };
  for (let tries = 0; tries < 100 && php.exitCode === null; tries++) {
    const answer = await fetch(`${url}/static/znak.svg`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  throw new Error(`PHP did not start: ${output}`);
}
