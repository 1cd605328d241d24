/** Decides the published list of texts: each key with its Polish, its English and its placeholders. */
import { format, resolveConfig } from 'prettier';
import { english } from '../../texts/english';
import { polish } from '../../texts/polish';

const repository = new URL('../../../', import.meta.url);

/** The file's path in the repository, and its text as prettier prints it. */
export async function generatedTexts(): Promise<ReadonlyMap<string, string>> {
  const style = (await resolveConfig(new URL('package.json', repository))) ?? {};
  const list = Object.entries(polish).map(([key, { text, placeholders }]) => [
    key,
    { pl: text, en: english[key], ...(placeholders.length > 0 && { placeholders }) },
  ]);
  const json = JSON.stringify(Object.fromEntries(list));
  return new Map([['src/texts/texts.json', await format(json, { ...style, filepath: 'texts.json' })]]);
}
