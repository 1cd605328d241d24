/** Runs `npm run new -- shop-x --domain product`: writes the files of a new element and prints the next steps. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatted } from '../manifest/formatted';
import { domains, newElement } from './files';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const next = (tag: string, paths: Iterable<string>): string => `
${[...paths].map((path) => `  ${path}`).join('\n')}

The element is complete: a button that confirms its press. Edit all files except the definition, then run

  npm run manifest && npm run ready

\`npm start\` displays it at /elementy/${tag}. The recipe is in CONTRIBUTING.md.
`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { domain: { type: 'string' } } });
  const [tag] = positionals;
  if (tag === undefined || values.domain === undefined)
    throw new Error(`npm run new -- shop-<name> --domain <${domains.join('|')}>`);
  if (existsSync(join(repository, `elements/${tag}.ts`))) throw new Error(`<${tag}> is there already.`);
  const files = newElement(tag, values.domain, (path) => readFileSync(join(repository, path), 'utf8'));
  for (const [path, text] of files) {
    const file = join(repository, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await formatted(file, text));
  }
  console.info(next(tag, files.keys()));
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
