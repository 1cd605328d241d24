/** Builds the published list of texts: each key with its Polish, its translations and its placeholders. */
import czech from '../../texts/czech.json' with { type: 'json' };
import { english } from '../../texts/english';
import german from '../../texts/german.json' with { type: 'json' };
import { languages, type ShippedLanguage } from '../../texts/languages';
import { polish } from '../../texts/polish';
import ukrainian from '../../texts/ukrainian.json' with { type: 'json' };
import { formatted } from '../manifest/formatted';
import { phpPartWords } from './php-part-words';

/** A text that a language lacks stays Polish. */
export const translations: Readonly<Record<ShippedLanguage, typeof english>> = {
  en: english,
  de: german,
  cs: czech,
  uk: ukrainian,
};

/** The files' paths in the repository, and their texts. */
export async function generatedTexts(): Promise<ReadonlyMap<string, string>> {
  const list = Object.entries(polish).map(([key, { text, placeholders }]) => [
    key,
    {
      pl: text,
      ...Object.fromEntries(languages.map((language) => [language, translations[language][key]])),
      ...(placeholders.length > 0 && { placeholders }),
    },
  ]);
  const json = JSON.stringify(Object.fromEntries(list));
  return new Map([
    ['src/texts/texts.json', await formatted('texts.json', json)],
    ['src/php/src/PartWords.php', phpPartWords(translations)],
  ]);
}
