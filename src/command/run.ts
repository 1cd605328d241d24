/** Decides what `npx shop-elements` does: `conform` tries a live shop, `lint` reads templates; and what it says to anything else. */
import type { Declaration } from '../element/declare';
import { conformCommand, usage as conformUsage } from '../conform/arguments';
import { lintCommand, usage as lintUsage } from '../lint/arguments';

/** Resolves with the exit code; `print` gets all that is said. */
export async function run(
  [command, ...args]: readonly string[],
  declarations: readonly Declaration[],
  print: (text: string) => void,
): Promise<number> {
  if (command === 'conform') return conformCommand(args, print);
  if (command === 'lint') return lintCommand(args, declarations, print);
  const usage = `${conformUsage}\n${lintUsage}`;
  const isAsked = command === undefined || ['help', '--help', '-h'].includes(command);
  print(isAsked ? usage : `There is no command ${command}.\n\n${usage}`);
  return isAsked ? 0 : 2;
}
