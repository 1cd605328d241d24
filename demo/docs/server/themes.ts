/** The example themes of the playground: the files of demo/themes, served at /motywy/. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../themes', import.meta.url));

/** The themes' names without the extension; empty if the folder does not exist. */
export const themeNames = async (): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).flatMap((file) => /^([\w-]+)\.css$/.exec(file)?.[1] ?? []).sort();
