/** The browser of the tests and its switches: as root Debian's Chromium, without background network traffic. */

import { existsSync } from 'node:fs';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium with windows, which supports the back/forward cache. */
export const wholeChromium = { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args };

/** Without windows and tab strips, which cost as much time as the pages. */
export const shell = '/usr/bin/chromium-headless-shell';

/** The headless shell if installed. */
export const chromium = {
  executablePath: process.env.CHROME_PATH === undefined && existsSync(shell) ? shell : wholeChromium.executablePath,
  args,
};
