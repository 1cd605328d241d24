/** Tests that the types of the package are complete. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { typings } from '../../../../src/tools/pack/frameworks';
import { writeTypes } from '../../../../src/tools/pack/types';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the types of the package', () => {
  it('import nothing that is not among them, also no data file', () => {
    writeTypes(repository, folder, typings([]));
    const imports = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to]) =>
          join(dirname(path), to!),
        ),
      );
    expect(imports).toContain('src/texts/languages.json.js');
    expect(imports.filter((path) => !existsSync(join(folder, path.replace(/\.js$/, '.d.ts'))))).toEqual([]);
  }, 60_000);
});
