/** Decides what `npx shop-elements` does: `conform` tries a live shop, `lint` reads templates. */
import type { Declaration } from '../element/declare';
import { conformCommand, usage as conformUsage } from '../conform/arguments';
import { lintCommand, usage as lintUsage } from '../lint/arguments';

/** Every file of a tag exports its declaration and nothing else that looks like one. */
const modules = import.meta.glob<Record<string, Declaration>>('../../elements/shop-*.ts', { eager: true });
const declarations = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(({ tag }) => Boolean(tag)),
);

// The schemas tell a browser's console what they leave out; here the report tells it.
console.warn = () => undefined;

const print = (text: string): void => void process.stdout.write(text);

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'conform') return conformCommand(args, print);
  if (command === 'lint') return lintCommand(args, declarations, print);
  print(`${conformUsage}\n${lintUsage}`);
  return command === undefined || command === 'help' || command === '--help' ? 0 : 2;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // A file that is not there, an option that is none: one sentence, no stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
