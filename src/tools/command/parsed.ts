/** Parses the arguments of a command: options with a text, flags, and `--help`. Throws for unknown options. */
import { parseArgs } from 'node:util';

interface Parsed<T extends string, F extends string> {
  readonly values: Readonly<Partial<Record<T, string>> & Record<F | 'help', boolean>>;
  readonly positionals: readonly string[];
}

export function parsed<T extends string, F extends string>(
  args: readonly string[],
  texts: readonly T[],
  flags: readonly F[],
): Parsed<T, F> {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean', default: false }] as const),
    ['help', { type: 'boolean', default: false, short: 'h' }],
  ]);
  return parseArgs({ args: [...args], options, allowPositionals: true }) as object as Parsed<T, F>;
}
