/** Reads the repository for the architecture test: its files, their imports, and their layers. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { domains } from './table';
import type { Layer } from './table';

const repository = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  /** A package's name, or a path from the repository's root as it is written, mostly without its ending. */
  readonly from: string;
  readonly isPackage: boolean;
  /** `import type`: it is gone when the code runs. */
  readonly isType: boolean;
  /** `import('…')`: it comes later, if at all. */
  readonly isLate: boolean;
}

export interface Source {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
  /** The text without its comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const statement = /\b(?:import|export)\s+(type\s)?(?:[^'";()]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** `react-dom/client` → `react-dom`, `@r2wc/core/x` → `@r2wc/core`. */
const packageOf = (from: string): string => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** A file by its path and text, whether there is one or not. */
export function source(path: string, text: string): Source {
  const code = text.replace(comment, '');
  const imports = [...code.matchAll(statement)].map(([, type, stated, late]) => {
    const from = (stated ?? late)!;
    const isPackage = !from.startsWith('.');
    return {
      from: isPackage ? packageOf(from) : join(dirname(path), from).replace(/\?.*$/, ''),
      isPackage,
      isType: type !== undefined,
      isLate: late !== undefined,
    };
  });
  return { path, text, code, imports };
}

/** The files of a folder, deep, whose paths match, without what is built or installed; none if there is no such folder. */
export function sources(folder: string, matching = /\.(tsx?|mjs)$/): Source[] {
  const root = join(repository, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: folder !== '.', encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => matching.test(path) && !/node_modules\/|(^|\/)\.(site|docs|data)\//.test(path))
    .sort()
    .map((path) => source(path, readFileSync(join(repository, path), 'utf8')));
}

export const exists = (path: string): boolean => existsSync(join(repository, path));

/** The file that an import means by a path without an ending. */
export const fileOf = (from: string): string => ['.ts', '.tsx'].map((end) => from + end).find(exists) ?? from;

/** Whether a file holds React: a component, or a hook. */
export const isView = (path: string): boolean => /\.tsx$|\/use[A-Z]\w*\.ts$/.test(path);

/** Whether a file draws an element before React, hence is a view without it. */
export const isFirstScreen = (path: string): boolean =>
  /\/(first-screen|[\w-]*drawing\.generated|first-screen\/[\w-]+)\.ts$/.test(path) && !path.startsWith('src/element/');

/** The layer of a path in `src/` or `elements/`, and its domain where it has one. */
export function layerOf(path: string): { readonly layer: Layer; readonly domain?: (typeof domains)[number] } {
  const [top, folder = '', room = ''] = path.split('/');
  if (top === 'elements') return { layer: path.startsWith('elements/shop-') ? 'elements' : 'define' };
  if (folder === 'tools') return { layer: `tools/${room}` as Layer };
  const domain = domains.find((one) => one === folder);
  if (domain === undefined) return { layer: folder as Layer };
  if (isView(path) || isFirstScreen(path)) return { layer: 'view', domain };
  return { layer: room === 'wire' || room === 'session' ? room : 'domain', domain };
}

/** The folder or file that a path lies in, right below its domain: `src/cart/steps`, `src/cart/text`; undefined outside the domains. */
export function roomOf(path: string): string | undefined {
  const [top, folder = '', room = ''] = path.split('/');
  return top === 'src' && domains.some((one) => one === folder)
    ? `src/${folder}/${room.replace(/\.tsx?$/, '')}`
    : undefined;
}
