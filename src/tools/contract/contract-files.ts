/** The generated files of the contract with their texts. `npm run manifest` writes them. */
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { openApi } from './openapi';
import { phpClassesPage } from './php-classes';
import { phpLimits } from './php-limits';
import { phpShapes } from './php-shapes';

const repository = new URL('../../../', import.meta.url);

/** Paths in the repository, and texts as prettier prints them. */
export async function generatedContract(): Promise<ReadonlyMap<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8')) as { version: string };
  const style = (await resolveConfig(new URL('package.json', repository))) ?? {};
  const text = (data: object, filepath: string) => format(JSON.stringify(data), { ...style, filepath });
  return new Map([
    ['src/tools/contract/openapi.json', await text(openApi(version), 'openapi.json')],
    ['src/php/src/Shapes.php', phpShapes()],
    ['src/php/CLASSES.md', await format(phpClassesPage(), { ...style, filepath: 'CLASSES.md' })],
    ['src/php/src/Limits.php', phpLimits()],
  ]);
}
