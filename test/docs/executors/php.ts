/** Runs a snippet of PHP: in PHP's own server, in a page with a session; warnings are faults. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../php/serve';
import type { PageSnippet } from '../collect-snippets';
import { projectFolder } from './shell';

/** The README's Twig setup, which the templates below it need. */
const [, EXTENSION = ''] = /```php\n(\$assets[^]*?)\n```/.exec(readFileSync('src/php/README.md', 'utf8')) ?? [];

export async function php({ code }: PageSnippet): Promise<string[]> {
  if (code === EXTENSION) return [];
  const cwd = mkdtempSync(join(tmpdir(), 'php-snippet-'));
  writeFileSync(join(cwd, 'index.php'), `<?php session_start(); $_SESSION['token'] = 'znak';\n${code}\necho 'gotowe';`);
  const served = await serve({ cwd });
  const answer = await fetch(served.url);
  const body = await answer.text();
  const cookies = answer.headers.getSetCookie().join('\n');
  served.php.kill();
  rmSync(cwd, { recursive: true });
  return [
    ...served.faults(),
    ...(body === 'gotowe' ? [] : [body]),
    ...(code.includes('XSRF-TOKEN') && !/XSRF-TOKEN=znak(?!.*httponly)/i.test(cookies) ? [cookies] : []),
    ...(code.includes('no-store') && answer.headers.get('cache-control') !== 'no-store' ? ['no header'] : []),
  ];
}

/** Renders the README's Twig snippet with the extension that the README adds, and checks the HTML. */
export function twig({ code }: PageSnippet): string[] {
  const cwd = projectFolder();
  const script = `require 'node_modules/shop-elements/src/php/autoload.php'; require 'Twig/autoload.php';
    $twig = new Twig\\Environment(new Twig\\Loader\\ArrayLoader(['page' => stream_get_contents(STDIN)]));
    ${EXTENSION} echo $twig->render('page');`;
  const html = execFileSync('php', ['-r', script], { cwd, input: code, encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  rmSync(cwd, { recursive: true });
  return /<link rel="stylesheet".*<shop-cart cart-url="\/koszyk">.*1 234,50 zł/.test(html) ? [] : [html];
}
