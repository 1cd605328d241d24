/** Tests that elements in a folder and behind a URL are compared byte by byte, and that a deployed version is never changed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdnCommand } from '../../../../src/tools/command/cdn';
import { verifyCommand } from '../../../../src/tools/command/verify';
import { integrityOf } from '../../../../src/tools/pack/integrity';

const folder = mkdtempSync(join(tmpdir(), 'shop-elements-verify-'));
const own = join(folder, 'dist');
const there = join(folder, 'there');

/** A small copy of the output of `npm run package`. */
const built: Readonly<Record<string, string>> = {
  'index.js': "import './chunks/a-1.js';",
  'chunks/a-1.js': 'export const a = 1;',
  'chunks/a-1.js.map': '{}',
  'shop-elements.css': 'shop-cart { display: block; }',
  'shop-elements.js': '(() => {})();',
  'licenses.md': '# Licenses',
  'types/elements/html.d.ts': 'export {};',
  'command/shop-elements.js': '#!/usr/bin/env node',
};

function write(root: string, path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => Object.entries(built).forEach(([path, text]) => write(own, path, text)));
beforeEach(() => cpSync(own, there, { recursive: true }));
afterEach(() => rmSync(there, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (command: typeof verifyCommand, ...args: string[]): Promise<[code: number, text: string]> => {
  let text = '';
  const code = await command(args, { own, version: '0.1.0', print: (more) => void (text += more) });
  return [code, text];
};
const verify = (...args: string[]) => run(verifyCommand, ...args);

describe('a folder', () => {
  it('with the same files is in order', async () => {
    expect(await verify(there)).toEqual([0, 'All 7 files are identical to Shop Elements 0.1.0.\n']);
  });

  it('is in order in the words of the guide', async () => {
    const [, text] = await verify(there);
    expect(readFileSync('demo/docs/guides/cdn.md', 'utf8')).toContain(text.replace('7', '…').replace(' 0.1.0.\n', '”'));
  });

  it('may lack files that no page requests, and source maps, which are not compared', async () => {
    for (const path of ['licenses.md', 'types', 'command']) rmSync(join(there, path), { recursive: true });
    write(there, 'chunks/a-1.js.map', '{"of": "another machine"}');
    expect(await verify(there)).toEqual([0, 'All 4 files are identical to Shop Elements 0.1.0.\n']);
  });

  it('is reported with its changed, missing and extra files', async () => {
    write(there, 'chunks/a-1.js', 'export const a = 2;');
    write(there, 'licenses.md', '# Licences');
    write(there, 'chunks/b-\u001B[2J.js', '');
    rmSync(join(there, 'index.js'));
    expect(await verify(there)).toEqual([
      1,
      [
        'different  chunks/a-1.js',
        'different  licenses.md',
        'missing    index.js',
        'extra      chunks/b-?[2J.js',
        'Compared with Shop Elements 0.1.0: 4 identical, 2 different, 1 missing, 1 extra.\n',
      ].join('\n'),
    ]);
  });

  it('may contain the shop’s own files beside ours with --allow-extra', async () => {
    write(there, 'robots.txt', '');
    expect((await verify(there))[0]).toBe(1);
    expect((await verify(there, '--allow-extra'))[0]).toBe(0);
  });

  it('can be compared with a rebuild', async () => {
    write(there, 'index.js', "import './chunks/a-1.js' ;");
    expect(await verify(own, '--against', there)).toEqual([
      1,
      expect.stringMatching(/^different {2}index\.js\nCompared with .*there: 6 identical, 1 different/),
    ]);
  });

  it('that is missing, or has no list to compare with, is an error, not a result', async () => {
    await expect(verify(join(folder, 'nowhere'))).rejects.toThrow('Folder');
    await expect(verify(there, '--against', folder)).rejects.toThrow('has no built elements');
    expect((await verify())[0]).toBe(2);
  });
});

describe('a URL', () => {
  let server: Server;
  let base = '';
  let isDown = false;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const file = join(there, url.replace('/elements/', ''));
      if (isDown) response.writeHead(503).end();
      else if (!existsSync(file)) response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
      else response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(readFileSync(file)));
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/elements`;
  });
  afterEach(() => void (isDown = false));
  afterAll(() => void server.close());

  it('with the same files is in order, whatever compression the server uses', async () => {
    const inOrder = [0, 'All 4 files are identical to Shop Elements 0.1.0.\n'];
    expect(await verify(base)).toEqual(inOrder);
    expect(await verify(`${base}/`)).toEqual(inOrder);
  });

  it('is reported with its changed and missing files', async () => {
    write(there, 'index.js', "import './chunks/a-1.js',");
    rmSync(join(there, 'shop-elements.css'));
    expect(await verify(base)).toEqual([
      1,
      'different  index.js\nmissing    shop-elements.css\n' +
        'Compared with Shop Elements 0.1.0: 2 identical, 1 different, 1 missing, 0 extra.\n',
    ]);
  });

  it('that responds with an error, or not at all, is an error, not a result', async () => {
    isDown = true;
    await expect(verify(base)).rejects.toThrow(/returned 503/);
    await expect(verify('http://127.0.0.1:1/elements')).rejects.toThrow('did not respond');
  });
});

describe('a folder for a CDN', () => {
  const cdn = (...args: string[]) => run(cdnCommand, ...args);

  it('has each version’s files in their own folder, and the command prints the page’s lines with hashes', async () => {
    const [code, text] = await cdn(join(there, 'cdn'), '--base', 'https://cdn.example/shop');
    expect(code).toBe(0);
    const target = join(there, 'cdn/0.1.0');
    expect(existsSync(join(target, 'chunks/a-1.js'))).toBe(true);
    for (const path of ['types', 'command', 'chunks/a-1.js.map'])
      expect(existsSync(join(target, path)), path).toBe(false);
    const hash = (path: string) => integrityOf(readFileSync(join(target, path)));
    expect(text).toBe(
      `<link rel="stylesheet" href="https://cdn.example/shop/0.1.0/shop-elements.css" integrity="${hash('shop-elements.css')}" crossorigin="anonymous">\n` +
        `<script type="module" async src="https://cdn.example/shop/0.1.0/index.js" integrity="${hash('index.js')}" crossorigin="anonymous"></script>\n`,
    );
    expect((await verify(target))[0]).toBe(0);
  });

  it('has each module’s hash in an import map on request', async () => {
    const [, text] = await cdn(join(there, 'cdn'), '--chunks');
    const [, map = ''] = /\n<script type="importmap">(.*)<\/script>\n<script type="module"/.exec(text) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: Object.fromEntries(
        ['chunks/a-1.js', 'index.js'].map((path) => [
          `/elements/0.1.0/${path}`,
          integrityOf(readFileSync(join(own, path))),
        ]),
      ),
    });
  });

  it('has the nonce of a strict policy on the import map and the script, as the template prints it', async () => {
    const [, text] = await cdn(join(there, 'cdn'), '--chunks', '--nonce', '{{ nonce }}');
    expect(text.match(/<script[^>]* nonce="{{ nonce }}">/g)).toHaveLength(2);
    await expect(cdn(there, '--nonce', '"><script>')).rejects.toThrow('must not contain quotes');
  });

  it('is verified with the page that contains the printed lines: a wrong or missing hash is reported [D19]', async () => {
    const page = join(there, '../page.html');
    const target = join(there, 'cdn/0.1.0');
    const [, lines] = await cdn(join(there, 'cdn'), '--chunks');
    writeFileSync(page, `<!doctype html><head>${lines}</head>`);
    expect((await verify(target, '--page', page))[0]).toBe(0);
    writeFileSync(page, lines.replace(/("\/elements\/0\.1\.0\/chunks\/a-1\.js":"sha384-)./, '$1_'));
    expect(await verify(target, '--page', page)).toEqual([
      1,
      expect.stringMatching(/^hash {7}chunks\/a-1\.js\n.* 1 hash\.\n$/s),
    ]);
    writeFileSync(page, lines.replace(/"\/elements\/0\.1\.0\/chunks\/a-1\.js":"[^"]*",/, ''));
    expect((await verify(target, '--page', page))[1]).toContain('hash       chunks/a-1.js');
    await expect(verify(target, '--page', join(there, 'none.html'))).rejects.toThrow();
  });

  it('is never changed: the same version is compared again, and different files under its number are refused', async () => {
    const target = join(there, 'cdn');
    await cdn(target);
    expect((await cdn(target))[0]).toBe(0);
    write(target, '0.1.0/index.js', 'alert(1)');
    expect(await cdn(target)).toEqual([1, expect.stringContaining('nothing was changed: index.js')]);
    expect(readFileSync(join(target, '0.1.0/index.js'), 'utf8')).toBe('alert(1)');
  });

  it('rejects a URL that would break out of its HTML attribute', async () => {
    await expect(cdn(there, '--base', '"><script>')).rejects.toThrow('is not a URL');
  });
});
