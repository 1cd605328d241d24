/** Serves a folder by this machine's Apache, with PHP as its module or by PHP-FPM. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../e2e/php';

const APACHE = '/usr/sbin/apache2';
const FPM = '/usr/sbin/php-fpm8.2';

export const hasApache = [APACHE, FPM, '/usr/lib/apache2/modules/libphp8.2.so'].every(existsSync);

export const HOSTS = ['mod_php', 'PHP-FPM'] as const;
export type Host = (typeof HOSTS)[number];

const load = (...names: string[]): string =>
  names.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n');

export interface Apache {
  readonly url: string;
  stop(): Promise<void>;
  /** Warnings and worse in PHP's log. */
  faults(): string[];
}

/** `folder` is written to by the web server's user. `script` answers every URL that is no file. */
export async function startApache(host: Host, folder: string, script: string, port?: string): Promise<Apache> {
  spawnSync('chmod', ['-R', 'a+rwX', folder]);
  const at = port ?? String(await freePort());
  const [log, socket] = [join(folder, `${host}.log`), join(folder, 'fpm.sock')];
  writeFileSync(log, '');
  chmodSync(log, 0o666);
  const php =
    host === 'mod_php'
      ? `LoadModule php_module /usr/lib/apache2/modules/libphp8.2.so
php_admin_value error_log ${log}
php_admin_flag display_errors off
<FilesMatch "\\.php$">\nSetHandler application/x-httpd-php\n</FilesMatch>`
      : `${load('proxy', 'proxy_fcgi')}
<FilesMatch "\\.php$">\nSetHandler "proxy:unix:${socket}|fcgi://localhost"\n</FilesMatch>`;
  const config = join(folder, 'apache.conf');
  writeFileSync(
    config,
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${at}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
${load('mpm_prefork', 'authz_core', 'dir', 'mime')}
User www-data
Group www-data
TypesConfig /etc/mime.types
${php}
DocumentRoot ${folder}
<Directory ${folder}>
Require all granted
Options FollowSymLinks
DirectoryIndex ${script}
FallbackResource /${script}
</Directory>
`,
  );
  const pool = join(folder, 'fpm.conf');
  writeFileSync(
    pool,
    `[global]
error_log = ${log}
[shop]
user = www-data
group = www-data
listen = ${socket}
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_value[error_log] = ${log}
`,
  );
  const children = [
    ...(host === 'PHP-FPM' ? [spawn(FPM, ['-F', '-y', pool], { stdio: 'ignore' })] : []),
    spawn(APACHE, ['-DFOREGROUND', '-f', config], { stdio: 'ignore' }),
  ];
  const url = `http://127.0.0.1:${at}`;
  const isUp = () =>
    fetch(`${url}/${script}`).then(
      ({ status }) => status !== 503,
      () => false,
    );
  while (!(await isUp())) {
    if (children.some(({ exitCode }) => exitCode !== null))
      throw new Error(`Apache ended: ${readFileSync(join(folder, 'apache.log'), 'utf8')}`);
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const ended = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(ended);
    },
    faults: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /PHP (Fatal|Parse|Warning|Notice|Deprecated)/.test(line)),
  };
}
