/** The machine's tools that the tests use, with their detection and their Debian packages. */
import { existsSync } from 'node:fs';
import { missing, packages as php } from '../../demo/php/server';
import type { SuiteName } from './suites';
import { shell, wholeChromium } from '../browser/chromium.mjs';
import { firefox } from '../engines/firefox.mjs';
import { webkit } from '../engines/webkit.mjs';

interface Tool {
  readonly name: string;
  readonly isHere: () => boolean;
  readonly packages: readonly string[];
  /** The suites that use it. Default: all suites. */
  readonly of?: readonly SuiteName[];
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
  {
    name: 'PHP’s frameworks, MariaDB, PostgreSQL, nginx and WordPress',
    isHere: () =>
      [
        '/usr/bin/phpcs',
        '/usr/bin/composer',
        '/usr/sbin/mariadbd',
        '/usr/lib/postgresql',
        '/usr/sbin/nginx',
        '/usr/share/php/Symfony/Bundle/FrameworkBundle',
        '/usr/share/php/Symfony/Bundle/TwigBundle',
        '/usr/share/php/Symfony/Component/Yaml',
        '/usr/share/php/Illuminate',
        '/usr/share/wordpress/wp-content/themes/twentytwentyone',
      ].every(existsSync) &&
      ['pcov', 'mysqli', 'pgsql'].every((name) => existsSync(`/etc/php/8.2/mods-available/${name}.ini`)),
    packages: [
      ...['php-codesniffer', 'php-pcov', 'php-mysql', 'php-pgsql', 'composer'],
      ...['mariadb-server', 'postgresql', 'nginx-light', 'wordpress', 'wordpress-theme-twentytwentyone'],
      ...['php-symfony-twig-bundle', 'php-symfony-framework-bundle', 'php-symfony-yaml', 'php-laravel-framework'],
    ],
    of: ['php', 'package'],
  },
  { name: 'zip', isHere: () => existsSync('/usr/bin/zip'), packages: ['zip'], of: ['package'] },
  {
    name: 'Apache with PHP as its module and PHP-FPM',
    isHere: () => ['/usr/lib/apache2/modules/libphp8.2.so', '/usr/sbin/php-fpm8.2'].every(existsSync),
    packages: ['apache2', 'libapache2-mod-php', 'php-fpm'],
    of: ['php'],
  },
  {
    name: firefox.name,
    isHere: firefox.isInstalled,
    packages: [firefox.packages],
    of: ['engines'],
  },
  {
    name: webkit.name,
    isHere: webkit.isInstalled,
    packages: webkit.packages.split(' '),
    of: ['hours'],
  },
];

export const lacking = (names: readonly string[]): readonly Tool[] =>
  tools.filter(({ isHere, of }) => !isHere() && (of === undefined || of.some((name) => names.includes(name))));

/** "PHPUnit (apt-get install phpunit php-xml)" */
export const inWords = ({ name, packages }: Tool): string => `${name} (apt-get install ${packages.join(' ')})`;
