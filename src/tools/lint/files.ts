/** Lists the files to lint: the given ones, and all in the given folders, recursively. Reports unreadable ones. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from './language';

const SKIPPED = /^(node_modules|vendor|dist|\..+)$/;

/** Throws for a path that does not exist. `skip` is called for a link that is broken or circular. */
export function filesIn(paths: readonly string[], skip: (path: string, why: string) => void): string[] {
  const files: string[] = [];
  const visit = (path: string, around: readonly string[], isNamed: boolean): void => {
    try {
      if (!statSync(path).isDirectory()) {
        if (languageOf(path) !== undefined) files.push(path);
        return;
      }
      const real = realpathSync(path);
      if (around.includes(real)) return skip(path, 'the link points to one of its parent folders');
      const names = readdirSync(path).filter((name) => !SKIPPED.test(name));
      for (const name of names.sort()) visit(join(path, name), [...around, real], false);
    } catch (error) {
      if (isNamed) throw error;
      const { code } = error as NodeJS.ErrnoException;
      skip(path, code === 'ENOENT' ? 'it leads nowhere' : code === 'ELOOP' ? 'the link is circular' : String(code));
    }
  };
  for (const path of paths) visit(path, [], true);
  return files;
}
