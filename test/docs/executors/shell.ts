/** Runs commands of snippets: in a folder with the built package, a template and its files, against the mock shop and a local CDN. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { run } from '../../../src/tools/command/run';
import { serve as stand } from '../../../src/tools/command/serve';
import { declarations } from '../../../src/tools/manifest/outputs';
import { pagesOf } from '../../../src/tools/command/pages';
import { mockOf, type Mock } from '../../../src/tools/mock/command';
import type { PageSnippet } from '../collect-snippets';

const COMMAND = 'dist/command/shop-elements.js';

/** False after `npm run build` alone; then no snippet runs. */
export const hasCommand = existsSync(COMMAND);

export interface Terminal {
  run(code: string): Promise<{ readonly status: number | null; readonly text: string }>;
  /** Runs `npx shop-elements …` within this process. */
  runHere(code: string): Promise<{ readonly status: number; readonly text: string }>;
  close(): void;
}

/** The package is where npm installs it. */
export function projectFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
  // npm makes it executable, whatever the file's own mode.
  const script = `#!/bin/sh\nexec node '${resolve(COMMAND)}' "$@"\n`;
  writeFileSync(join(folder, 'node_modules/.bin/shop-elements'), script, { mode: 0o755 });
  return folder;
}

export function inShell(cwd: string, code: string): Promise<{ status: number | null; text: string }> {
  return new Promise((done) => {
    const child = spawn('sh', ['-ec', code], {
      cwd,
      env: { ...process.env, PATH: `${cwd}/node_modules/.bin:${process.env['PATH']}` },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => (text += more));
    child.once('close', (status) => done({ status, text }));
  });
}

export async function terminal(): Promise<Terminal> {
  const folder = projectFolder();
  mkdirSync(join(folder, 'templates'));
  writeFileSync(join(folder, 'templates/koszyk.html'), '<shop-cart cart-url="/koszyk"></shop-cart>\n');
  cpSync('dist', join(folder, 'public/elements'), { recursive: true });
  const mock = mockOf(['--port', '0'], () => {}, pagesOf) as Mock;
  const shop = await stand(0, mock.answer);
  const files = new Hono().use(serveStatic({ root: join(folder, 'cdn') }));
  const cdn = await new Promise<{ url: string; close(): void }>((done) => {
    const server = serve({ fetch: files.fetch, port: 0 }, ({ port }) =>
      done({ url: `http://localhost:${port}`, close: () => void server.close() }),
    );
  });
  if (hasCommand) await inShell(folder, 'npx shop-elements cdn cdn/elements');
  const here = (code: string): string =>
    code
      .replaceAll('https://shop.example', shop.url)
      .replaceAll('https://cdn.example', cdn.url)
      .replaceAll('/srv/cdn', `${folder}/srv`)
      // This cookie identifies the mock shop's people.
      .replaceAll(/(\w+)='PHPSESSID=…'/g, "$1='sid=as-$1'");
  return {
    run: (code) => inShell(folder, here(code)),
    async runHere(code) {
      let text = '';
      const args = here(code).split(' ').slice(2);
      return { status: await run(args, await declarations(), (more) => (text += more)), text };
    },
    close() {
      shop.close();
      cdn.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Status 0, or 3 for a kit with `--only`: the example's shop is too small for it. */
export async function shell({ page, code }: PageSnippet, { run: runApart, runHere }: Terminal): Promise<string[]> {
  const isOneRule = page.startsWith('e/rule-');
  const { status, text } = await (isOneRule ? runHere(code) : runApart(code));
  return status === 0 || (code.includes(' conform ') && status === 3) ? [] : [`${status}: ${text}`];
}
