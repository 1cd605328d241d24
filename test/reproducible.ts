/** Runs `npm run suite package reproducible`: builds the last commit in two places and compares the packages byte by byte. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compared } from '../src/tools/command/verify';

const repository = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'shop-elements-reproducible-'));

/** The two builds have their own sources and packages, in folders with different names, under another clock, language and umask. */
function built(name: string, env: NodeJS.ProcessEnv, umask: string): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${place}"`], { cwd: repository });
  cpSync(realpathSync(join(repository, 'node_modules')), join(place, 'node_modules'), { recursive: true });
  execFileSync('sh', ['-c', `umask ${umask} && npm run package`], {
    cwd: place,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(place, 'dist');
}

try {
  const one = built('one', { TZ: 'Europe/Warsaw', LANG: 'pl_PL.UTF-8' }, '022');
  const other = built('a place/with a longer name', { TZ: 'Pacific/Auckland', LANG: 'C', HOME: folder }, '077');
  const { same, different, missing, extra } = await compared(other, one);
  const wrong = [...different, ...missing, ...extra];
  for (const path of wrong) console.error(`not the same: ${path}`);
  console.info(`${same} files are the same, ${wrong.length} are not.`);
  process.exitCode = wrong.length > 0 || same < 100 ? 1 : 0;
} finally {
  if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true });
}
