/** The files of dist/ that a page loads: direct and late imports of a file, their bytes, and their depth. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FilesByTag } from '../../../src/tools/pack/files-by-tag';
import { folders } from './build';

const text = (file: string): string => readFileSync(join(folders['dist']!, file), 'utf8');

/** Bytes as a server compresses the file. */
export const brotli = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const namesIn = (file: string, pattern: RegExp): string[] => {
  const names = [...text(file).matchAll(pattern)].map(([, name]) => name!);
  const places = names.flatMap((name) => [join(dirname(file), name), join('.', name)]);
  return [...new Set(places.filter((place) => !place.startsWith('..') && existsSync(join(folders['dist']!, place))))];
};

/** The files in a file's import declarations: a module runs when all of them are loaded. */
const imports = (file: string) => namesIn(file, /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g);
/** All files named in a file, except in preloads: those are imports of another named file, perhaps of the map. */
const named = (file: string) => namesIn(file, /["'`]([^"'`\s]+\.js)["'`](?!\)\.catch)/g);

const reach = (files: readonly string[], next: (file: string) => readonly string[]): string[] => {
  const reached = new Set(files);
  for (const file of reached) for (const one of next(file)) reached.add(one);
  return [...reached];
};

/** The files that run before the first of these files has run. */
export const eagerFiles = (...files: readonly string[]): string[] => reach(files, imports);

/** The files that a file may load, without those for which `isLeftOut` returns true. */
export const reachableFiles = (file: string, isLeftOut: (file: string) => boolean): string[] =>
  reach([file], (one) => named(one).filter((each) => !isLeftOut(each)));

/** The two ways to load the cart, with their files; `paint` are the files before the first paint. */
export function cartWays(): Readonly<Record<'paint' | 'printed' | 'lines' | 'json' | 'small' | 'whole', string[]>> {
  const { tags } = JSON.parse(text('files.json')) as { tags: FilesByTag };
  const { paint, view, draw = [] } = tags['shop-cart']!;
  const whole = reachableFiles('shop-cart.js', (file) => isOfMap(file) || isOfUpload(file));
  return {
    paint: [...paint],
    printed: [...paint, ...view],
    lines: [...paint, ...draw],
    // The drawing's late import is the rest of the style sheets.
    json: [...new Set([...paint, ...draw, ...draw.flatMap(named), ...view])],
    small: whole.filter((file) => !isOfPicker(file)),
    whole,
  };
}

const chunks = (): string[] => readdirSync(join(folders['dist']!, 'chunks')).filter((name) => name.endsWith('.js'));
/** The loader's table contains the chunks' names without folder and ending. */
const importsOf = (file: string): string[] => [
  ...named(file),
  ...chunks()
    .filter((name) => text(file).includes(name.slice(0, -3)))
    .map((name) => `chunks/${name}`),
];

/** The number of sequential round trips until the last of `files` has loaded; `file` is in the page. */
export function depth(file: string, files: readonly string[]): number {
  let known = new Set([file]);
  for (let answers = 1; ; answers++) {
    if (files.every((one) => known.has(one))) return answers;
    known = new Set([...known, ...[...known].flatMap(importsOf)]);
  }
}

/** Recognises the map's files by file name; searching their content would also exclude sheets that the cart needs. */
export const isOfMap = (file: string): boolean => /\/(borrow|maplibre-gl-worker)-/.test(file);
/** Only for a cart with a further field of the type `file`. */
const isOfUpload = (file: string): boolean => /\/FileField-/.test(file);
const isOfPicker = (file: string): boolean => file.includes('/lockers-');

export const bytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + brotli(text(file)), 0);
