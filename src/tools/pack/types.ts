/** Emits the types of the package with TypeScript: those reachable from public types, with file extensions for Node. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { join as joinPath, dirname as dirnameOf } from 'node:path/posix';

const RELATIVE = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g;

/**
 * Writes `roots` (names in `elements/`, with their texts) and all that they import under `folder`. Relative imports get a
 * `.js` extension: without it only bundlers find them.
 */
export function writeTypes(repository: string, folder: string, roots: Readonly<Record<string, string>>): void {
  const emitted = mkdtempSync(join(tmpdir(), 'shop-elements-types-'));
  try {
    const tsc = join(repository, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['-p', join(repository, 'src/tools/pack/tsconfig.json'), '--outDir', emitted], {
      stdio: 'inherit',
    });
    const done = new Set<string>();
    const put = (path: string, text: string): void => {
      if (done.has(path)) return;
      done.add(path);
      const file = join(folder, `${path}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      // The types of late imports (views) and of style sheets are internal.
      const imported = [...text.matchAll(RELATIVE)].map(([, , to = '']) => joinPath(dirnameOf(path), to));
      writeFileSync(file, text.replace(RELATIVE, '$1$2.js$3'));
      for (const to of imported) put(to, byPath[to] ?? declared(to));
    };
    // TypeScript emits no types of a JSON file, and Node types would require an attribute of each import.
    const declared = (path: string): string =>
      path.endsWith('.json')
        ? `declare const json: ${readFileSync(join(repository, path), 'utf8').trim()};\nexport default json;\n`
        : readFileSync(join(emitted, `${path}.d.ts`), 'utf8');
    const byPath: Record<string, string> = Object.fromEntries(
      Object.entries(roots).map(([name, text]) => [`elements/${name}`, text]),
    );
    for (const [path, text] of Object.entries(byPath)) put(path, text);
  } finally {
    rmSync(emitted, { recursive: true });
  }
}
