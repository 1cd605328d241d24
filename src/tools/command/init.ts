/** Runs `npx shop-elements init`: writes a shop to begin with, its test, and prints the next command. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parsed } from './parsed';

export const initUsage = `shop-elements init <php | twig | html> [folder]
  Writes pages with the elements, a cart and a test into the folder, and prints the next command. It overwrites no file: if
  one exists, nothing is written. An existing package.json or composer.json stays as it is.

  html  static pages; the mock responds to the cart's requests
  php   PHP 8.2 with SQLite: products, cart and orders, without a framework
  twig  the same with Twig templates; needs Composer

  Exit code: 0 the files are written, 1 a file exists, 2 the arguments are wrong.
`;

interface Starter {
  /** Folders of `starter/` whose files it consists of. */
  readonly folders: readonly string[];
  readonly start: string;
  readonly needs: readonly string[];
  /** Not for a repository. */
  readonly ignored: readonly string[];
}

const PHP = 'php -S localhost:8080 -t public public/index.php';

const starters: Readonly<Record<string, Starter>> = {
  php: { folders: ['server', 'php'], start: PHP, needs: [], ignored: ['shop.sqlite'] },
  twig: { folders: ['server', 'twig'], start: PHP, needs: ['composer install'], ignored: ['shop.sqlite', 'vendor/'] },
  html: { folders: ['html'], start: 'shop-elements mock pages', needs: [], ignored: [] },
};

const texts = import.meta.glob<string>('./starter/**/*', { query: '?raw', import: 'default', eager: true });

/** They belong to the project more than to the starter. */
const OF_PROJECT = /^(package\.json|composer\.json|\.gitignore)$/;

export interface Package {
  readonly name: string;
  readonly version: string;
}

/** The files by their paths in the new folder. */
export function filesOf(kind: string, { name, version }: Package): ReadonlyMap<string, string> | undefined {
  const starter = Object.hasOwn(starters, kind) ? starters[kind] : undefined;
  if (starter === undefined) return undefined;
  const own = starter.folders.flatMap((folder) =>
    Object.entries(texts).flatMap(([path, text]): [string, string][] => {
      const [, inFolder] = path.split(`./starter/${folder}/`);
      return inFolder === undefined ? [] : [[inFolder, text]];
    }),
  );
  const manifest = {
    private: true,
    type: 'module',
    scripts: { start: starter.start, test: 'node --test tests/cart.test.mjs' },
    dependencies: { 'shop-elements': name === 'shop-elements' ? `^${version}` : `npm:${name}@^${version}` },
  };
  return new Map([
    ...own,
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.gitignore', ['node_modules/', ...starter.ignored, ''].join('\n')],
  ]);
}

/** Returns the exit code. */
export function initCommand(args: readonly string[], own: Package, print: (text: string) => void): number {
  const { values, positionals } = parsed(args, [], []);
  const [kind = '', folder = '.', ...more] = positionals;
  const files = filesOf(kind, own);
  if (values.help || files === undefined || more.length > 0) {
    print(initUsage);
    return values.help ? 0 : 2;
  }
  const existing = [...files.keys()].filter((path) => existsSync(join(folder, path)));
  const obstacles = existing.filter((path) => !OF_PROJECT.test(path));
  if (obstacles.length > 0) {
    print(`Nothing is written, because these files exist: ${obstacles.join(', ')}. Name an empty folder.\n`);
    return 1;
  }
  for (const [path, text] of files) {
    if (existing.includes(path)) {
      print(`unchanged  ${path}\n`);
      continue;
    }
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Fails for a file that has appeared in the meantime.
    writeFileSync(join(folder, path), text, { flag: 'wx' });
    print(`written    ${path}\n`);
  }
  print(`\nNext: ${nextOf(kind, folder, existing.includes('package.json'))}\n`);
  return 0;
}

function nextOf(kind: string, folder: string, isInProject: boolean): string {
  const { needs = [], start = '' } = starters[kind] ?? {};
  const place = relative('.', folder);
  return [
    ...(place === '' ? [] : [`cd ${place}`]),
    isInProject ? 'npm install shop-elements' : 'npm install',
    ...needs,
    ...(isInProject
      ? ['node --test tests/cart.test.mjs', start.replace(/^(?=shop-)/, 'npx ')]
      : ['npm test', 'npm start']),
  ].join(' && ');
}
