/** The browser of the tests and its switches: Debian's Chromium as root, without network traffic of its own. */

import { existsSync } from 'node:fs';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** With its windows: it keeps pages for the Back button. */
export const wholeChromium = { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args };

const shell = '/usr/bin/chromium-headless-shell';

/** Where there is one, without windows and tab strips, which cost as much as the pages in them. */
export const chromium = {
  executablePath: process.env.CHROME_PATH === undefined && existsSync(shell) ? shell : wholeChromium.executablePath,
  args,
};
