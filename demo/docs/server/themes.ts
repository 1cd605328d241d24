/** Decides which example themes the playground offers: the files of demo/themes. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const themesFolder = fileURLToPath(new URL('../../themes', import.meta.url));

/** Their names without the ending; none where there is no such folder. */
export const themeNames = async (): Promise<string[]> =>
  (await readdir(themesFolder).catch(() => [])).flatMap((file) => /^([\w-]+)\.css$/.exec(file)?.[1] ?? []).sort();
