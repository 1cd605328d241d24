/** Lists the packages in the built files: those of the modules, and those bundled inside their files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** The package's installation folder; undefined for copied code. */
  readonly folder?: string;
  /** The hash of the registry's archive, from package-lock.json: `sha512-…`. */
  readonly integrity: string;
}

/** Our own icons are copies of lucide's outlines. */
const OUTLINES = /\/src\/ui\/icon\.tsx$/;
const LUCIDE: Bundled = {
  name: 'lucide-react',
  version: '1.75.0',
  license: 'ISC',
  integrity: 'sha512-piesXAZIXru9d5lHBoM6cPHOBs5+QkMx+3EXwG3xWJ7qdViuz92JtYN0u9jMB6jt+2WbQrwhvJGdMwGnL3EOfA==',
};

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(repository, 'node_modules/');
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The sources of a file, if it has a map: a package may bundle others in its own files. */
function sourcesOf(file: string): readonly string[] {
  const map = `${file}.map`;
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
}

/** The folders of the packages that a module comes from. */
function foldersOf(id: string): readonly string[] {
  // The bundler's own runtime functions.
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

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Sorted by package name. Throws for a package that is not in package-lock.json. */
export function bundledOf(bundle: Rolldown.OutputBundle): Bundled[] {
  const { packages: locked } = json(join(repository, 'package-lock.json')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = new Set(modules.flatMap(foldersOf).map((folder) => folder.replace(/\/$/, '')));
  const packagesInBundle = [...folders].map((folder): Bundled => {
    const { name, version, license } = json(join(folder, 'package.json')) as Bundled;
    const integrity = locked[folder.slice(folder.indexOf('node_modules/'))]?.integrity;
    if (integrity === undefined) throw new Error(`${name} is bundled and not in package-lock.json.`);
    return { name, version, license, folder, integrity };
  });
  if (modules.some((id) => OUTLINES.test(id))) packagesInBundle.push(LUCIDE);
  return packagesInBundle.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
