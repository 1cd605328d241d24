/** Decides what is said of the authors of all that is bundled: `licenses.md` has a heading and the whole text for each package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Packages that come without a file of their terms, and the file beside this one that has them. */
const KEPT: Readonly<Record<string, string>> = {
  // https://github.com/davidjerleke/embla-carousel/blob/v8.6.0/LICENSE
  'embla-carousel': 'embla-carousel',
  // https://github.com/bitovi/react-to-web-component/blob/main/LICENSE
  '@r2wc/core': 'r2wc',
  '@r2wc/react-to-web-component': 'r2wc',
  // Its README.md.
  'murmurhash-js': 'murmurhash-js',
};

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What a file was made of, if it says so: a package may bring others inside its own files. */
function sourcesOf(file: string): readonly string[] {
  const map = `${file}.map`;
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
}

/** The folders of the packages that a module comes from. */
function foldersOf(id: string): readonly string[] {
  // The bundler's own few functions.
  if (id.startsWith('\0rolldown/')) return [join(packages, 'rolldown')];
  const file = id.replace(/\?.*/, '');
  const folder = PACKAGE.exec(file)?.[0];
  if (folder === undefined) return [];
  const inside = sourcesOf(file).flatMap((source) => PACKAGE.exec(source)?.[1] ?? []);
  return [
    folder,
    ...inside.map((name) => [join(folder, 'node_modules', name), join(packages, name)].find(existsSync) ?? name),
  ];
}

function textOf(folder: string, name: string): string {
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  const kept = KEPT[name];
  if (own !== undefined) return readFileSync(join(folder, own), 'utf8').trim();
  if (kept === undefined)
    throw new Error(`${name} is bundled and comes without its licence: see src/pack/licences.ts.`);
  return readFileSync(new URL(`licences/${kept}.txt`, import.meta.url), 'utf8').trim();
}

function entryOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Record<'name' | 'version' | 'license', string>;
  return `## ${name} - ${version} (${license})\n\n${textOf(folder, name)}\n`;
}

export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const entries = new Set(modules.flatMap(foldersOf).map(entryOf));
    const source = ['# Licenses\n\nWhat is bundled, and its authors’ terms.\n', ...[...entries].sort()].join('\n');
    this.emitFile({ type: 'asset', fileName: 'licenses.md', source });
  },
};
