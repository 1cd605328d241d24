/** Follows a guide: writes each file that it names, runs each command, starts and stops its server. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { freePort } from '../fixtures/free-port';
import { serve, type Served } from '../php/serve';
import { inShell, projectFolder } from './executors/shell';

export interface Followed {
  readonly folder: string;
  /** URL of the server that the guide has started. */
  readonly url: string;
  /** Warnings and errors of PHP. */
  faults(): string[];
  stop(): void;
}

/** Replacements for commands that need a registry: a line, and the command to run instead. */
export type Replacements = Readonly<Record<string, string>>;

/** Before the first release npm does not have the package: a built clone replaces it. */
const ALWAYS: Replacements = { 'npm i shop-elements': ':' };

const isFile = (name: string): boolean => /[\w-]\.\w+$/.test(name);

/** `before`: files of the reader's project. */
export async function follow(slug: string, instead: Replacements = {}, before: Replacements = {}): Promise<Followed> {
  const folder = projectFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  };
  for (const [path, text] of Object.entries(before)) write(path, text);
  const port = String(await freePort());
  let served: Served | undefined;
  for (const { language, name, code } of snippetsOf(slug)) {
    if (isFile(name)) {
      write(name, code);
      continue;
    }
    if (language !== 'sh') throw new Error(`${slug}.md: no file or command is named „${name}”`);
    const start = /^php -S localhost:8080 (?:-t (\S+)|(\S+))$/.exec(instead[code] ?? code);
    if (start !== null) {
      const [, root, script] = start;
      served = await serve({ cwd: join(folder, root ?? ''), port, ...(script !== undefined && { script }) });
      continue;
    }
    const lines = code.split('\n').map((line) => ({ ...ALWAYS, ...instead })[line] ?? line);
    const { status, text } = await inShell(folder, lines.join('\n').replaceAll('localhost:8080', `127.0.0.1:${port}`));
    // The kit ends with 3 without sessions of a trader and a blocked client.
    if (status !== 0 && !(code.includes(' conform ') && status === 3)) throw new Error(`${code}\n${status}: ${text}`);
  }
  if (served === undefined) throw new Error(`${slug}.md starts nothing`);
  return {
    folder,
    url: served.url,
    faults: served.faults,
    stop() {
      served.php.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
