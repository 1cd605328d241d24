/** Tests that the list of bundled packages (`sbom.cdx.json`) is complete: each with version, licence, URL and the locked hash; and that their licences are free and included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sbomOf, type Sbom } from '../../src/tools/pack/sbom';

const read = (path: string): string => readFileSync(path, 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version: string; integrity?: string }>;
};
const locked = new Map(
  Object.entries(packages).map(([path, { version, integrity }]) => [
    `${path.split('node_modules/').at(-1)}@${version}`,
    integrity,
  ]),
);

/** Packages in the browser's files, and in the command, which `npm run package` builds. */
describe.each(['dist', 'dist/command'].filter((folder) => existsSync(`${folder}/sbom.cdx.json`)))('%s', (folder) => {
  const { components, ...rest } = JSON.parse(read(`${folder}/sbom.cdx.json`)) as Sbom;

  it('lists exactly the packages of licenses.md, in the same versions', () => {
    const headings = [...read(`${folder}/licenses.md`).matchAll(/^## (\S+ - [\d.]+ \(.+\))$/gm)].map(([, one]) => one);
    const listed = components.map(({ name, version, licenses: [one] }) => {
      const licence = 'license' in one ? one.license.id : one.expression;
      return `${name} - ${version} (${licence})`;
    });
    expect(listed.length).toBeGreaterThan(3);
    expect(listed).toEqual(headings);
  });

  it('names each package by its registry URL and by the hash that npm checks', () => {
    for (const { name, version, purl, hashes } of components) {
      expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`);
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }]);
      const integrity = locked.get(`${name}@${version}`);
      // The package whose icon outlines are copied into the source.
      if (name === 'lucide-react') continue;
      expect(`sha512-${Buffer.from(hashes[0].content, 'hex').toString('base64')}`, name).toBe(integrity);
    }
  });

  it('is CycloneDX 1.6 of this version, with its components and without a time', () => {
    const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
    expect(rest).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(rest.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(rest.metadata.component).toMatchObject({ name, version });
    expect(rest.dependencies).toEqual([
      { ref: rest.metadata.component['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) },
    ]);
    expect(rest.metadata).not.toHaveProperty('timestamp');
  });
});

/** Licences that only require their notice. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

it('the built package contains the licences and authors of all bundled packages', () => {
  const [, ...entries] = read('dist/licenses.md').split(/^## (?=\S+ - [\d.]+ \()/m);
  const named = entries.map((entry) => /^(\S+) - \S+ \((.+)\)\n\n([^]+)$/.exec(entry)?.slice(1) ?? [entry]);
  const without = named.filter(([, , text = '']) => !/copyright.*\w{3}/i.test(text) || text.length < 500);
  expect(without.map(([name]) => name)).toEqual([]);
  const strict = named.filter(
    ([, licence = '']) => !licence.split(/ OR |[()]/).some((one) => PERMISSIVE.includes(one)),
  );
  expect(strict.map(([name]) => name)).toEqual([]);
  // MapLibre's files are bundles: their source maps list the packages.
  const prebuilt = readdirSync('node_modules/maplibre-gl/dist').filter((file) => /gl(-worker)?\.mjs\.map$/.test(file));
  const maps = [
    ...readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => join('dist', file)),
    ...prebuilt.map((file) => `node_modules/maplibre-gl/dist/${file}`),
  ].filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((map) => (JSON.parse(read(map)) as { sources: string[] }).sources);
  const used = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  expect(used).toEqual(expect.arrayContaining(['react', 'embla-carousel', 'earcut', 'bidi-js']));
  const names = named.map(([name]) => name);
  expect([...new Set(used)].filter((name) => !names.includes(name))).toEqual([]);
});

const react = { name: 'react', version: '19.0.0', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` };

describe('an SBOM', () => {
  it('has a serial number that depends only on its content', () => {
    const numbers = [react, react, { ...react, version: '19.0.1' }].map((one) => sbomOf([one]).serialNumber);
    expect(numbers[0]).toBe(numbers[1]);
    expect(numbers[2]).not.toBe(numbers[1]);
  });

  it('keeps a choice of licences, and rejects a package locked by a weaker hash', () => {
    const [one] = sbomOf([{ ...react, license: '(MIT OR Apache-2.0)' }]).components;
    expect(one!.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
    expect(() => sbomOf([{ ...react, integrity: 'sha1-x' }])).toThrow('react has no SHA-512');
  });
});
