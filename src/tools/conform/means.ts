/** Decides how a command of the shop's own is run that sets a stock or a price while the kit tries it. */
import { exec } from 'node:child_process';
import type { Means } from './checks/shelves';

/** `{}` in the command is the value: digits, and a point in a price. */
export function meansOf(what: keyof Means, command: string | undefined): Means[typeof what] {
  if (command === undefined) return undefined;
  if (!command.includes('{}')) throw new Error(`--set-${what} '${command}': {} is missing, where the value stands`);
  return (value) =>
    new Promise<void>((done, fail) => {
      const line = command.replaceAll('{}', value);
      exec(line, (error, _out, said) => {
        if (error === null) done();
        else fail(new Error(`--set-${what}: ${line} has ended with ${error.code}: ${said.trim().slice(-200)}`));
      });
    });
}
