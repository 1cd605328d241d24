/** The generated files of the contract with their texts. `npm run manifest` writes them. */
import { readFileSync } from 'node:fs';
import { formatted } from '../manifest/formatted';
import { openApi } from './openapi';
import { phpClassesPage } from './php-classes';
import { phpLimits } from './php-limits';
import { phpShapes } from './php-shapes';

const repository = new URL('../../../', import.meta.url);

/** Paths in the repository, and texts formatted. */
export async function generatedContract(): Promise<ReadonlyMap<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8')) as { version: string };
  return new Map([
    ['src/tools/contract/openapi.json', await formatted('openapi.json', JSON.stringify(openApi(version)))],
    ['src/php/src/Shapes.php', phpShapes()],
    ['src/php/CLASSES.md', await formatted('CLASSES.md', phpClassesPage())],
    ['src/php/src/Limits.php', phpLimits()],
  ]);
}
