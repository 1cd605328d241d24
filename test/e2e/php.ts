/** Decides when the tests of the PHP shop run: PHP is there, or may be installed by apt; else they are skipped and say why. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing, packages, startPhp, type PhpShop } from '../../demo/php/server';

/** Why the PHP shop cannot run here; undefined when it can. As root apt installs what is missing. */
export function phpIsMissing(): string | undefined {
  if (missing().some((one) => one.includes('apt-get')) && process.getuid?.() === 0) {
    const options = {
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    try {
      execFileSync('apt-get', ['update', '-q'], options);
      execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
    } catch {
      // No Debian, no network, no right: what is missing is said below.
    }
  }
  // Elements that are not built are a fault of the run, not of the machine.
  const lacks = missing().filter((one) => !one.includes('npm run build'));
  if (lacks.length === 0) return undefined;
  console.warn(`The tests of the PHP shop are skipped. ${lacks.join(' ')}`);
  return lacks.join(' ');
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The PHP shop on a free port with a fresh database. `faults` collects what PHP complained about. */
export async function startFreshPhp(): Promise<PhpShop & { readonly database: string; readonly faults: string[] }> {
  const database = join(mkdtempSync(join(tmpdir(), 'php-shop-')), 'shop.sqlite');
  const faults: string[] = [];
  const onLog = (text: string): void => {
    faults.push(...text.split('\n').filter((line) => /PHP (Fatal|Parse|Warning|Notice|Deprecated)/.test(line)));
  };
  return { ...(await startPhp({ port: await freePort(), database, onLog })), database, faults };
}
