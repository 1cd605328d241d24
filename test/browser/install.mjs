/** Decides that a machine without a browser gets Debian's Chromium before the tests, or a sentence on what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from './chromium.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!existsSync(chromium.executablePath)) {
  console.log(`No browser at ${chromium.executablePath}: installing Debian's Chromium.`);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed =
    mayInstall &&
    run('apt-get', 'update', '-qq') &&
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-dejavu-core',
      'libjs-prototype',
    );
  if (!installed || !existsSync(chromium.executablePath)) {
    console.error(
      'The tests need Chromium. Install it (Debian: `apt-get install chromium`), or set CHROME_PATH to the browser.',
    );
    process.exit(1);
  }
}
