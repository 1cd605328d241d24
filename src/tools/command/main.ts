/** Runs `npx shop-elements` as a process: its tags, its output, its exit code. */
import type { Declaration } from '../../element/declare';
import { run } from './run';

/** Every tag's file exports its declaration, and nothing else with a `tag`. */
const modules = import.meta.glob<Record<string, Declaration>>('../../../elements/shop-*.ts', { eager: true });
const declarations = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(({ tag }) => Boolean(tag)),
);

// The schemas would log each dropped part, as in a browser; here the report lists them.
console.warn = () => undefined;

const print = (text: string): void => void process.stdout.write(text);

try {
  process.exitCode = await run(process.argv.slice(2), declarations, print);
} catch (error) {
  // A missing file or an unknown option: one sentence, no stack trace.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
