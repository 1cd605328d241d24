/** Writes `PartWords.php`: the words of a quantity that comes in parts, in every language, without ext-intl. */
import { languages, type ShippedLanguage } from '../../texts/languages';
import { polish } from '../../texts/polish';

/** Keyed by language, then by the text's key. */
type Translations = Readonly<Record<ShippedLanguage, Readonly<Record<string, unknown>>>>;

const KEYS = ['stock', 'incoming', 'on-order', 'none', 'about'];
const YEAR = 2031;
const DAY = 9;

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** The day of each month, and a day with its year, as Intl writes them. */
function daysOf(language: string): { readonly months: readonly string[]; readonly year: string } {
  const write = (month: number, year?: 'numeric'): string =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
      Date.UTC(YEAR, month, DAY),
    );
  const months = Array.from({ length: 12 }, (_, month) => write(month).replace(String(DAY), '{day}'));
  const year = write(0, 'numeric').replace(write(0), '{date}').replace(String(YEAR), '{year}');
  return { months, year };
}

const textOf = (key: string, language: 'pl' | ShippedLanguage, translations: Translations): string =>
  String((language !== 'pl' && translations[language][key]) || polish[key]?.text);

function wordsOf(language: 'pl' | ShippedLanguage, translations: Translations): string {
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12_345.5);
  const sign = (type: string): string => number.find((part) => part.type === type)?.value ?? '';
  const { months, year } = daysOf(language);
  const words: readonly (readonly [string, string])[] = [
    ...KEYS.map((key) => [key, quoted(textOf(`stock.${key}`, language, translations))] as const),
    ['group', quoted(sign('group'))],
    ['decimal', quoted(sign('decimal'))],
    ['months', `[${months.map(quoted).join(', ')}]`],
    ['year', quoted(year)],
  ];
  return `        '${language}' => [\n${words.map(([name, value]) => `            '${name}' => ${value},\n`).join('')}        ],\n`;
}

export const phpPartWords = (translations: Translations): string => `<?php

/** Words of a quantity that comes in parts, by language: written by \`npm run manifest\` from src/ui/stock/text.ts and its translations. */

declare(strict_types=1);

namespace ShopElements;

final class PartWords
{
    public const BY_LANGUAGE = [
${(['pl', ...languages] as const).map((language) => wordsOf(language, translations)).join('')}    ];
}
`;
