/** Credits the authors of bundled code: `licenses.md` has a heading and the full text for each package. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundledOf, type Bundled } from './bundled.ts';

/** Packages without a licence file, and the file in this folder that contains the text. */
const COPIED: Readonly<Record<string, string>> = {
  // https://github.com/davidjerleke/embla-carousel/blob/v8.6.0/LICENSE
  'embla-carousel': 'embla-carousel',
  // https://github.com/bitovi/react-to-web-component/blob/main/LICENSE
  '@r2wc/core': 'r2wc',
  '@r2wc/react-to-web-component': 'r2wc',
  // The README.md of the package.
  'murmurhash-js': 'murmurhash-js',
  // The icons are copied, not installed.
  'lucide-react': 'lucide',
};

function textOf({ name, folder }: Bundled): string {
  const own = folder && readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const file = COPIED[name];
  if (own && folder) return readFileSync(join(folder, own), 'utf8').trim();
  if (file === undefined)
    throw new Error(`${name} is bundled and comes without its licence: see src/tools/pack/licences.ts.`);
  return readFileSync(new URL(`licences/${file}.txt`, import.meta.url), 'utf8').trim();
}

const entryOf = (one: Bundled): string => `## ${one.name} - ${one.version} (${one.license})\n\n${textOf(one)}\n`;

export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const entries = bundledOf(bundle).map(entryOf);
    const source = ['# Licenses\n\nWhat is bundled, and its authors’ terms.\n', ...entries].join('\n');
    this.emitFile({ type: 'asset', fileName: 'licenses.md', source });
  },
};
