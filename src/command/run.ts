/** Decides what `npx shop-elements` does: `conform` tries a live shop, `lint` reads templates; and what it says to anything else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declaration } from '../element/declare';
import { conformCommand, usage as conformUsage } from '../conform/arguments';
import { lintCommand, usage as lintUsage } from '../lint/arguments';

/** Of the package, whose folder is two above this file's, as it is above the built command's. */
const versionOf = (): string =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version;

/** Resolves with the exit code; `print` gets all that is said. */
export async function run(
  [command, ...args]: readonly string[],
  declarations: readonly Declaration[],
  print: (text: string) => void,
): Promise<number> {
  if (command === 'conform') return conformCommand(args, print);
  if (command === 'lint') return lintCommand(args, declarations, print, versionOf());
  if (command === '--version') {
    print(`${versionOf()}\n`);
    return 0;
  }
  const usage = `${conformUsage}\n${lintUsage}`;
  const isAsked = command === undefined || ['help', '--help', '-h'].includes(command);
  print(isAsked ? usage : `There is no command ${command}. There are conform and lint: see shop-elements --help.\n`);
  return isAsked ? 0 : 2;
}
