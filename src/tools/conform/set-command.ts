/** Runs the shop's own command that sets a stock or a price, or answers a quote, during the run. */
import { exec } from 'node:child_process';
import type { Setters } from './checks/stock-and-prices';

const optionOf: Readonly<Record<keyof Setters, string>> = {
  stock: '--set-stock',
  price: '--set-price',
  answer: '--answer-quote',
  expire: '--expire-quote',
};

/** `{}` in the command is replaced by the value: digits, for a price with a decimal point; for a quote its number without shell characters. */
export function setterOf(what: keyof Setters, command: string | undefined): Setters[typeof what] {
  const option = optionOf[what];
  if (command === undefined) return undefined;
  if (!command.includes('{}')) throw new Error(`${option} '${command}': {} is missing; it stands for the value`);
  return (value) =>
    new Promise<void>((done, fail) => {
      const line = command.replaceAll('{}', () => value.replaceAll(/[^\p{L}\d./_-]/gu, ''));
      exec(line, (error, _out, stderr) => {
        if (error === null) done();
        else fail(new Error(`${option}: ${line} ended with ${error.code}: ${stderr.trim().slice(-200)}`));
      });
    });
}
