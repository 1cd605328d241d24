/** Starts a WordPress for one test: Debian's with a MariaDB, outgoing mails caught, pages opened as a user. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port';
import { hasMariaDb, namesOf, startMariaDb } from '../php/mariadb';
import { hasPhp, serve } from '../php/serve';

export const hasWordPress = hasPhp && hasMariaDb && existsSync('/usr/share/wordpress/wp-load.php');

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly replyTo: string;
  readonly text: string;
  readonly html: string;
}

/** `=?UTF-8?Q?…?=`; two words in a row have no space between them. */
const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );

const quoted = (text: string): string => {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => `%${code}`)
    .replaceAll(/%(?![\dA-F]{2})/gi, '%25');
  return decodeURIComponent(bytes);
};

function mailIn(raw: string): Mail {
  const whole = raw.replaceAll('\r\n', '\n');
  const head = whole.slice(0, whole.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ');
  const header = (name: string): string => words(new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1] ?? '');
  const [, boundary = ''] = /boundary="(.*?)"/.exec(head) ?? [];
  const part = (type: string): string => {
    const section = whole.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const body = section.slice(section.indexOf('\n\n', 1) + 2);
    if (/Content-Transfer-Encoding: base64/i.test(section)) return Buffer.from(body, 'base64').toString();
    return /Content-Transfer-Encoding: quoted-printable/i.test(section) ? quoted(body) : body;
  };
  return {
    ...{ to: header('To'), subject: header('Subject'), replyTo: header('Reply-To') },
    ...{ text: part('text/plain').trim(), html: part('text/html') },
  };
}

/** While this file exists, mails cannot be sent. */
const REFUSING = 'refusing';

/** Starts WordPress with the demo's plugin; `theme` is set if Debian's package of the theme is installed. */
export async function startWordPress() {
  const place = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const [folder, box, sendmail] = [join(place, 'site'), join(place, 'mail'), join(place, 'sendmail')];
  const [db, port] = [await startMariaDb(place), String(await freePort())];
  const begun = spawnSync('php', ['demo/php/wordpress/start.php', folder, ...namesOf(db), port, 'install']);
  if (begun.status !== 0) throw new Error(String(begun.stderr));
  mkdirSync(box);
  const caught = `f=$(mktemp ${box}/XXXXXX) && cat > $f && mv $f $f.eml`;
  writeFileSync(sendmail, `#!/bin/sh\n[ -e ${box}/${REFUSING} ] && exit 75\n${caught}\n`);
  chmodSync(sendmail, 0o755);
  // Two workers, for two simultaneous buyers.
  const env = { PHP_CLI_SERVER_WORKERS: '2' };
  const served = await serve({ cwd: folder, port, env, settings: [`sendmail_path=${sendmail}`] });
  const preamble = `$_SERVER += ['HTTP_HOST' => '127.0.0.1:${port}', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/'];
    require 'wp-load.php'; $answer = (static function () { global $wpdb; `;
  /** Runs code in WordPress and returns its value. */
  const php = (code: string): unknown =>
    JSON.parse(
      execFileSync(
        'php',
        [
          '-r',
          `${preamble}${code} })(); echo json_encode($answer, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE);`,
        ],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      ),
    );
  const mails = (): Mail[] =>
    readdirSync(box)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => mailIn(readFileSync(join(box, name), 'utf8')));
  const as = (login: string) => {
    const output = execFileSync('php', ['test/php/wordpress.php', folder, port, login], { encoding: 'utf8' });
    const cookie = output.trim();
    const open = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(served.url + path, { redirect: 'manual', ...init, headers: { cookie } });
    return { cookie, open, read: async (path: string) => (await open(path)).text() };
  };
  return {
    ...{ url: served.url, php, mails, as },
    /** Without a network, WordPress logs that it cannot look for updates. */
    faults: () => served.faults().filter((line) => !line.includes('WordPress.org')),
    /** Lasts until the returned function is called. */
    refuseMails: () => {
      writeFileSync(join(box, REFUSING), '');
      return () => rmSync(join(box, REFUSING));
    },
    /** Adds a plugin to the site; the returned function removes it. */
    plugin: (code: string) => {
      const file = join(folder, 'wp-content/mu-plugins', `${String(Date.now())}.php`);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, `<?php ${code}`);
      return () => rmSync(file);
    },
    stop: async () => {
      // The worker processes of the server do not end with it.
      spawnSync('pkill', ['-P', String(served.php.pid)]);
      served.php.kill();
      await db.stop();
      rmSync(place, { recursive: true });
    },
  };
}

export type WordPressSite = Awaited<ReturnType<typeof startWordPress>>;
