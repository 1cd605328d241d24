/** Decides how `npx shop-elements` stands in its process: the tags it knows, where it prints, its exit code. */
import type { Declaration } from '../element/declare';
import { run } from './run';

/** Every file of a tag exports its declaration and nothing else that looks like one. */
const modules = import.meta.glob<Record<string, Declaration>>('../../elements/shop-*.ts', { eager: true });
const declarations = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(({ tag }) => Boolean(tag)),
);

// The schemas tell a browser's console what they leave out; here the report tells it.
console.warn = () => undefined;

const print = (text: string): void => void process.stdout.write(text);

try {
  process.exitCode = await run(process.argv.slice(2), declarations, print);
} catch (error) {
  // A file that is not there, an option that is none: one sentence, no stack.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
