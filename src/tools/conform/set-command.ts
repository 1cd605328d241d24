/** Runs the shop's own command that sets a stock or a price during the run. */
import { exec } from 'node:child_process';
import type { Setters } from './checks/stock-and-prices';

/** `{}` in the command is the value: digits, with a decimal point in a price. */
export function setterOf(what: keyof Setters, command: string | undefined): Setters[typeof what] {
  if (command === undefined) return undefined;
  if (!command.includes('{}')) throw new Error(`--set-${what} '${command}': {} is missing; it stands for the value`);
  return (value) =>
    new Promise<void>((done, fail) => {
      const line = command.replaceAll('{}', value);
      exec(line, (error, _out, stderr) => {
        if (error === null) done();
        else fail(new Error(`--set-${what}: ${line} ended with ${error.code}: ${stderr.trim().slice(-200)}`));
      });
    });
}
