/** Installs the packed package into an empty project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../', import.meta.url));

export interface EmptyProject {
  readonly folder: string;
  /** The installed package. */
  readonly installed: string;
  readonly tarball: string;
  /** Runs a command in the project. */
  run(command: string, ...args: string[]): { readonly status: number | null; readonly text: string };
  /** Runs one of the repository's own tools in the project. */
  tool(name: string, ...args: string[]): { readonly status: number | null; readonly text: string };
  remove(): void;
}

/** Sources of the package. */
const SOURCES = [
  'elements',
  'src',
  'package.json',
  'package-lock.json',
  'publish.json',
  '.npmrc',
  '.oxfmtrc.json',
  'tsconfig.json',
  'vite.config.ts',
  'custom-elements.json',
];
const TEXTS = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'UPGRADING.md'];

/** Packing rebuilds `dist`, which other tests read, so the package is packed in a copy. */
function copySources(folder: string): void {
  for (const name of [...SOURCES, ...TEXTS]) cpSync(join(repository, name), join(folder, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
}

/** Builds, packs and installs in a few seconds; throws the output of a failed command. */
export function makeEmptyProject(): EmptyProject {
  const folder = mkdtempSync(join(tmpdir(), 'empty-project-'));
  const sources = mkdtempSync(join(tmpdir(), 'package-sources-'));
  copySources(sources);
  must(sources, 'npm', 'pack', '--pack-destination', folder);
  rmSync(sources, { recursive: true });
  const tarball = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz'))!,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  must(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  const run: EmptyProject['run'] = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };
  return {
    folder,
    installed: join(folder, 'node_modules/shop-elements'),
    tarball,
    run,
    tool: (name, ...args) => run(join(repository, 'node_modules/.bin', name), ...args),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function must(cwd: string, command: string, ...args: readonly string[]): void {
  // Vitest's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

/** A part of the types that the modules export under these names. */
const VUE_ATTRIBUTES = `export interface HTMLAttributes { onChange?: (payload: Event) => void }
export interface PublicProps { key?: PropertyKey }`;
const SVELTE_ATTRIBUTES = `export interface HTMLAttributes<T extends EventTarget> {
  onchange?: ((event: Event & { currentTarget: T }) => unknown) | null;
  'aria-label'?: string | null;
}`;

/** Adds the sources to compile, React's types, and stand-ins for Vue's and Svelte's modules. */
export function addTypedSources({ folder }: EmptyProject): void {
  const here = fileURLToPath(new URL('project/', import.meta.url));
  for (const name of ['page.ts', 'react.tsx', 'templates.ts']) cpSync(join(here, name), join(folder, name));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  for (const name of ['@types/react', 'csstype', 'react'])
    symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  for (const [name, file, text] of [
    ['vue', 'index.d.ts', `export interface GlobalComponents {}\n${VUE_ATTRIBUTES}`],
    ['svelte', 'elements.d.ts', `export interface SvelteHTMLElements {}\n${SVELTE_ATTRIBUTES}`],
  ] as const) {
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(join(modules, name, file), text);
    writeFileSync(
      join(modules, name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', types: file, exports: { '.': `./${file}`, './elements': `./${file}` } }),
    );
  }
}
