/** Tests the dependencies: exact versions, verified by hash, installed without scripts, freely licensed, and built reproducibly. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: true;
}

const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies' | 'overrides', object>;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that only require their notice. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

describe('the installed dependencies', () => {
  it('have exact versions', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version as string),
    );
    expect(loose).toEqual([]);
  });

  it('are all checked against a hash', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('need no install script: only esbuild has one, and CI installs without it', () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(scripted)]).toEqual(['esbuild']);
    expect(read('.ci/run')).toContain('npm ci --ignore-scripts');
  });
});

/** All files below a folder with their hashes. */
function hashes(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

describe('the built package', () => {
  const folders: string[] = [];
  beforeAll(() => {
    for (let time = 0; time < 2; time++) {
      const folder = mkdtempSync(join(tmpdir(), 'shop-elements-build-'));
      folders.push(folder);
      // Vitest sets NODE_ENV, which would bundle React's development build.
      const env = { ...process.env, NODE_ENV: 'production' };
      execFileSync('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], { env });
    }
  }, 120_000);
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it('is byte-identical after another build', () => {
    const [first, second] = folders.map(hashes);
    expect(Object.keys(first!).length).toBeGreaterThan(30);
    expect(second).toEqual(first);
  });

  it('contains the licences and authors of all bundled packages', () => {
    const [, ...entries] = read(join(folders[0]!, 'licenses.md')).split(/^## (?=\S+ - [\d.]+ \()/m);
    const named = entries.map((entry) => /^(\S+) - \S+ \((.+)\)\n\n([^]+)$/.exec(entry)?.slice(1) ?? [entry]);
    const without = named.filter(([, , text = '']) => !/copyright.*\w{3}/i.test(text) || text.length < 500);
    expect(without.map(([name]) => name)).toEqual([]);
    const strict = named.filter(
      ([, licence = '']) => !licence.split(/ OR |[()]/).some((one) => PERMISSIVE.includes(one)),
    );
    expect(strict.map(([name]) => name)).toEqual([]);
    // MapLibre's files are bundles: their source maps list the packages.
    const prebuilt = readdirSync('node_modules/maplibre-gl/dist').filter((file) =>
      /gl(-worker)?\.mjs\.map$/.test(file),
    );
    const maps = [
      ...readdirSync(folders[0]!, { recursive: true, encoding: 'utf8' }).map((file) => join(folders[0]!, file)),
      ...prebuilt.map((file) => `node_modules/maplibre-gl/dist/${file}`),
    ].filter((file) => file.endsWith('.map'));
    const sources = maps.flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources);
    const used = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
    expect(used).toEqual(expect.arrayContaining(['react', 'embla-carousel', 'earcut', 'bidi-js']));
    const names = named.map(([name]) => name);
    expect([...new Set(used)].filter((name) => !names.includes(name))).toEqual([]);
  });
});
