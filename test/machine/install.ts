/** Installs missing Debian packages for the suites in its arguments, or prints instructions. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { RESULTS } from './results.mjs';
import { browser, inWords, lacking } from './tools';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
const install = (packages: readonly string[]): boolean =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);

const suites = process.argv.slice(2);
const packages = lacking(suites).flatMap((one) => one.packages);
if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing what the tests need: ${packages.join(' ')}.`);
  // A package that this Debian does not have must not prevent the installation of the others.
  if (apt('update', '-qq') && !install(packages)) for (const one of lacking(suites)) install(one.packages);
}
if (!browser.isHere()) {
  console.error(`The tests need ${inWords(browser)}, or CHROME_PATH, which names another browser.`);
  process.exit(1);
}
const left = lacking(suites).map(inWords);
if (left.length > 0) console.warn(`Tests are skipped, as the last line will say, for want of ${left.join(', ')}.`);
// Skipped and failed tests of earlier runs do not count for this run.
rmSync(RESULTS, { recursive: true, force: true });
