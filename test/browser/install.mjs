/** Decides that a machine without a browser gets Debian's Chromium before the tests, or a sentence on what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, wholeChromium } from './chromium.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const packages = ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core', 'libjs-prototype'];
const { executablePath } = wholeChromium;
const isWhole = existsSync(executablePath);
// Both are Chromium: only that the tests then take twice as long.
const isFast = chromium.executablePath !== executablePath || process.env.CHROME_PATH !== undefined;

if (!isWhole || !isFast) {
  console.log(
    isWhole
      ? 'Installing the headless shell of Chromium.'
      : `No browser at ${executablePath}: installing Debian's Chromium.`,
  );
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!existsSync(executablePath)) {
    console.error(
      'The tests need Chromium. Install it (Debian: `apt-get install chromium`), or set CHROME_PATH to the browser.',
    );
    process.exit(1);
  }
}
