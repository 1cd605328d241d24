/** Builds the published list of texts: each key with its Polish, its English and its placeholders. */
import { format, resolveConfig } from 'prettier';
import { english } from '../../texts/english';
import { languages, type ShippedLanguage } from '../../texts/languages';
import { polish } from '../../texts/polish';

const repository = new URL('../../../', import.meta.url);

/** A text that a language lacks stays Polish. */
const translations: Readonly<Record<ShippedLanguage, typeof english>> = { en: english };

/** The file's path in the repository, and its text as prettier prints it. */
export async function generatedTexts(): Promise<ReadonlyMap<string, string>> {
  const style = (await resolveConfig(new URL('package.json', repository))) ?? {};
  const list = Object.entries(polish).map(([key, { text, placeholders }]) => [
    key,
    {
      pl: text,
      ...Object.fromEntries(languages.map((language) => [language, translations[language][key]])),
      ...(placeholders.length > 0 && { placeholders }),
    },
  ]);
  const json = JSON.stringify(Object.fromEntries(list));
  return new Map([['src/texts/texts.json', await format(json, { ...style, filepath: 'texts.json' })]]);
}
