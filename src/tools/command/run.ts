/** Dispatches `npx shop-elements`: `init` for a new shop, `conform`, `watch` and `mock` for shops, `lint` for templates, `cdn` and `verify` for dist/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration } from '../../element/declare';
import { conformCommand } from '../conform/command';
import { usage as conformUsage } from '../conform/usage';
import { watchOf, watchUsage } from '../conform/watch/command';
import { lintCommand, usage as lintUsage } from '../lint/arguments';
import { mockOf, mockUsage } from '../mock/command';
import { publicHomepage } from '../manifest/publish';
import { cdnCommand, cdnUsage } from './cdn';
import { initCommand, initUsage } from './init';
import { packageFolder } from './package-folder';
import { pagesOf } from './pages';
import { BUILT, serve } from './serve';
import { verifyCommand, verifyUsage } from './verify';

const packageOf = (): { readonly name: string; readonly version: string; readonly homepage?: string } =>
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { name: string; version: string };

interface Server {
  readonly port: number;
  /** The first page to open; defaults to `/`. */
  readonly path?: string;
  readonly answer: (request: Request) => Promise<Response>;
}

/** Serves until the process ends; a string is only printed. */
async function stand(server: Server | string, print: (text: string) => void): Promise<number> {
  if (typeof server === 'string') {
    print(server);
    return 0;
  }
  const { url } = await serve(server.port, server.answer);
  print(`${url}${server.path ?? '/'}\n`);
  return 0;
}

/** Resolves with the exit code; `print` gets all output. */
export async function run(
  [command, ...args]: readonly string[],
  declarations: readonly Declaration[],
  print: (text: string) => void,
): Promise<number> {
  const tell = (line: string): void => print(`${line}\n`);
  const { name, version, homepage } = packageOf();
  const installed = { version, docs: publicHomepage(homepage), files: `${pathToFileURL(BUILT).href}/` };
  if (command === 'init') return initCommand(args, { name, version }, print);
  if (command === 'conform') return conformCommand(args, print, installed);
  if (command === 'lint') return lintCommand(args, declarations, print, installed);
  if (command === 'mock') return stand(mockOf(args, tell, pagesOf), print);
  if (command === 'watch') return stand(watchOf(args, tell), print);
  const files = { own: BUILT, version, print };
  if (command === 'cdn') return cdnCommand(args, files);
  if (command === 'verify') return verifyCommand(args, files);
  if (command === '--version') {
    print(`${version}\n`);
    return 0;
  }
  const usage = [conformUsage, lintUsage, mockUsage, watchUsage, verifyUsage, cdnUsage, initUsage].join('\n');
  const wantsHelp = command === undefined || ['help', '--help', '-h'].includes(command);
  print(
    wantsHelp
      ? usage
      : `Unknown command ${command}. Use init, conform, lint, mock, watch, verify or cdn: see shop-elements --help.\n`,
  );
  return wantsHelp ? 0 : 2;
}
