/** The machine's tools that the tests use, with their detection and their Debian packages. */
import { existsSync } from 'node:fs';
import { missing, packages as php } from '../../demo/php/server';
import { shell, wholeChromium } from '../browser/chromium.mjs';

interface Tool {
  readonly name: string;
  readonly isHere: () => boolean;
  readonly packages: readonly string[];
}

const { executablePath } = wholeChromium;
/** Set if the browser is not Debian's. */
const isOwn = process.env['CHROME_PATH'] !== undefined;

export const browser: Tool = {
  name: 'Chromium',
  isHere: () => existsSync(executablePath),
  packages: ['chromium', 'fonts-dejavu-core', 'libjs-prototype'],
};

/** Reads the text of a printed sheet. */
export const pdftotext: Tool = {
  name: 'pdftotext',
  isHere: () => existsSync('/usr/bin/pdftotext'),
  packages: ['poppler-utils'],
};

export const tools: readonly Tool[] = [
  browser,
  {
    // With the full Chromium the tests take twice as long.
    name: 'Chromium without windows',
    isHere: () => existsSync(shell) || isOwn,
    packages: ['chromium-headless-shell'],
  },
  { name: 'chromedriver', isHere: () => existsSync('/usr/bin/chromedriver'), packages: ['chromium-driver'] },
  pdftotext,
  { name: 'PHP 8.2 with mbstring, SQLite and Twig', isHere: () => missing().length === 0, packages: php },
  { name: 'PHPUnit', isHere: () => existsSync('/usr/bin/phpunit'), packages: ['phpunit', 'php-xml'] },
];

export const lacking = (): readonly Tool[] => tools.filter(({ isHere }) => !isHere());

/** "PHPUnit (apt-get install phpunit php-xml)" */
export const inWords = ({ name, packages }: Tool): string => `${name} (apt-get install ${packages.join(' ')})`;
