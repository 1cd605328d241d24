/** Generates random order files from a seed, with the rows that a person reads in each. */
import { randomFrom } from '../fixtures/random-cart';
import { ENCODINGS, encoded } from './bytes';
import { LISTS } from './lists';
import type { Language } from './lists';
import { tableOf } from './table';
import type { OrderTable } from './table';
import { xlsxOf } from './xlsx';
import type { Value } from './xlsx';

export interface Wanted {
  readonly code?: string;
  readonly gtin?: string;
  readonly name?: string;
  readonly quantity: string;
  readonly unit?: string;
}

export interface OrderFile {
  readonly seed: number;
  /** The file's special feature, in a few words. */
  readonly about: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly expected: readonly Wanted[];
  readonly table: OrderTable;
  /** The group for the figures. */
  readonly kinds: readonly string[];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export function orderFile(seed: number): OrderFile {
  const dice = randomFrom(seed);
  const language = dice.oneOf<Language>(['pl', 'pl', 'pl', 'en', 'de']);
  const isSheet = dice.maybe(true, 0.4) ?? false;
  const table = tableOf(dice, language, isSheet);
  const made = isSheet ? sheetFile(dice, table, language) : textFile(dice, table);
  return {
    seed,
    about: [language, made.about, ...table.about].join(', '),
    bytes: made.bytes,
    expected: table.expected,
    table,
    kinds: [`language: ${language}`, ...made.kinds, ...table.kinds],
  };
}

type Dice = ReturnType<typeof randomFrom>;

function textFile(dice: Dice, { rows, width, titles }: OrderTable) {
  const separator = dice.oneOf([';', ';', ';', ',', ',', '\t', '|']);
  const isQuoted = dice.maybe(true, 0.15) ?? false;
  const isPadded = dice.maybe(true, 0.6) ?? false;
  const line = dice.oneOf(['\r\n', '\n']);
  const cell = (value: Value): string => {
    const text = String(value);
    return (isQuoted && text !== '') || text.includes(separator) || text.includes('"') ? quoted(text) : text;
  };
  const lines = rows.map((row, index) => {
    const cells = row.map(cell);
    const isTitle = index < titles;
    while (cells.length < width && (!isTitle || isPadded)) cells.push('');
    return cells.join(separator);
  });
  const text = lines.join(line) + (dice.maybe(line, 0.7) ?? '');
  const encoding = dice.oneOf(ENCODINGS);
  const bytes = encoded(text, encoding);
  return {
    bytes: bytes ?? new Uint8Array(Buffer.from(text)),
    about: `text "${separator === '\t' ? 'tab' : separator}" ${bytes === undefined ? 'utf-8' : encoding}`,
    kinds: [
      `separator: ${separator === '\t' ? 'tab' : separator}`,
      `encoding: ${bytes === undefined ? 'utf-8' : encoding}`,
    ],
  };
}

function sheetFile(dice: Dice, { rows, hiddenRows, hiddenColumns }: OrderTable, language: Language) {
  const maker = dice.oneOf(['excel', 'libreoffice', 'library'] as const);
  const order = { name: 'Arkusz1', rows, hiddenRows, hiddenColumns };
  const words = LISTS[language];
  const none = { hiddenRows: new Set<number>(), hiddenColumns: new Set<number>() };
  const before = { name: 'Instrukcja', rows: [[words.titles[0] ?? ''], ['1. …'], ['2. …']], ...none };
  const prices = {
    name: 'Cennik',
    rows: [
      [words.code[0] ?? '', words.name[0] ?? '', words.price[0] ?? ''],
      ...dice.times(1, 5, (index): Value[] => [`C-${index}`, dice.oneOf(words.names), 4.5 + index]),
    ],
    ...none,
  };
  const others = dice.oneOf(['none', 'none', 'none', 'none', 'none', 'before', 'prices'] as const);
  const books = others === 'before' ? [before, order] : others === 'prices' ? [order, prices] : [order];
  return {
    bytes: xlsxOf(books, maker),
    kinds: [`maker: ${maker}`, ...(others === 'none' ? [] : ['a second sheet'])],
    about: `sheet of ${maker}${others === 'none' ? '' : `, another sheet (${others})`}`,
  };
}
