/** Builds the compared candidates: our elements as shipped, the peers' pages with the same version of Vite and the same target. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';

const house = fileURLToPath(new URL('..', import.meta.url));
const repository = join(house, '../..');

/** The server's folders by the first part of the path. `DIST` selects another build while dist/ is being written. */
export const folders: Readonly<Record<string, string>> = {
  dist: process.env['DIST'] ?? join(repository, 'dist'),
  built: join(repository, 'test-results/bench'),
  peers: join(house, 'node_modules'),
};

interface Entry {
  readonly script: string | undefined;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

export interface Built {
  /** A case's module, such as `search/pages/algolia`. */
  entry(module: string): Entry;
  readonly none: Entry;
}

/** Installs missing peers, which are dependencies of this folder only. */
export function install(): void {
  if (existsSync(join(house, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the peers …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: house,
    stdio: 'inherit',
  });
}

export async function buildAll(): Promise<Built> {
  if (process.env['DIST'] === undefined) await build({ root: repository, logLevel: 'error' });
  const modules = readdirSync(house, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[\w-]+\/pages\/[\w-]+\.[jt]s$/.test(file),
  );
  await build({
    root: house,
    configFile: false,
    logLevel: 'error',
    base: '/built/',
    build: {
      outDir: folders['built']!,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      cssTarget: ['chrome125', 'safari18', 'firefox128'],
      rolldownOptions: { input: modules.map((module) => join(house, module)), external: /^\/(dist|peers)\// },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folders['built']!, 'manifest.json'), 'utf8')) as Manifest;
  const filesOf = (key: string): { scripts: string[]; styles: string[] } => {
    const { file, css = [], imports = [] } = manifest[key]!;
    const below = imports.map(filesOf);
    return {
      scripts: [...new Set([file, ...below.flatMap(({ scripts }) => scripts)])],
      styles: [...new Set([...below.flatMap(({ styles }) => styles), ...css])],
    };
  };
  return {
    none: { script: undefined, styles: [], preloads: [] },
    entry(module) {
      const key = Object.keys(manifest).find((one) => one.replace(/\.\w+$/, '') === module);
      if (key === undefined) throw new Error(`no module ${module}`);
      const { scripts, styles } = filesOf(key);
      const [script, ...preloads] = scripts.map((file) => `/built/${file}`);
      return { script, preloads, styles: styles.map((file) => `/built/${file}`) };
    },
  };
}
