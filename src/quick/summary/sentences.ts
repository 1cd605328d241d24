/** Sentences about a file or a pasted table: number of rows, columns, and rows left out with reasons. */
import { MAX_ENTRIES } from '../../lookup/entry';
import type { Entry } from '../../lookup/entry';
import { keyOf } from '../rows';
import { headingsOf, letterOf, sheetOf } from './columns';
import type { Column, OmittedRows, Table } from '../../lookup/sheet';
import { isSource } from '../sources';
import type { Note, Message, Source } from '../sources';
import { readingText } from './text';
import { quickText } from '../text';

const words = readingText.columns;
const MEANINGS: readonly Column[] = ['code', 'gtin', 'name', 'quantity', 'unit'];

/** "Symbol – „Indeks”, Ilość – kolumna C". */
function columnsLine(table: Table): string {
  const sheet = sheetOf(table);
  if (sheet === undefined) return '';
  const headings = headingsOf(sheet, table.layout);
  const columns = MEANINGS.flatMap((meaning) => {
    const at = table.layout.columns.indexOf(meaning);
    if (at < 0) return meaning === 'quantity' ? [words.noQuantity] : [];
    const heading = headings[at];
    return [words.from(words.meanings[meaning], heading ? words.heading(heading) : words.letter(letterOf(at)))];
  });
  const all = columns.join(', ');
  return table.sheets.length > 1 ? words.sheetLine(sheet.name, all) : words.line(all);
}

/** One sentence about the rows left out, with a count for each reason. */
export function leftOutLine(leftOut: readonly OmittedRows[]): string | undefined {
  const reasons = leftOut.flatMap(({ reason, count }) => (reason === 'full' ? [] : [words.why[reason](count)]));
  return reasons.length === 0 ? undefined : words.leftOut(reasons.join(', '));
}

/** At most this many codes are named. */
const NAMED = 5;

/** The codes in several rows. */
function repeatedLine(entries: readonly Entry[]): readonly string[] {
  const keys = entries.map(keyOf);
  const repeated = [
    ...new Set(
      entries.filter((one, at) => keys.indexOf(keyOf(one)) < at).map(({ code, gtin, name }) => code ?? gtin ?? name),
    ),
  ];
  const more = repeated.length > NAMED ? ['…'] : [];
  return repeated.length === 0 ? [] : [words.repeated([...repeated.slice(0, NAMED), ...more].join(', '))];
}

const countOf = (leftOut: readonly OmittedRows[], reason: OmittedRows['reason']): number =>
  leftOut.find((one) => one.reason === reason)?.count ?? 0;

/** Sentences about the rows beyond the list's maximum. */
export function fullLine(count: number): readonly string[] {
  return count > 0 ? [readingText.notRead(count), quickText.full(MAX_ENTRIES)] : [];
}

export const nameOf = ({ name, read }: Source): string | undefined => read.number ?? name;

function ofSource(source: Source): Message {
  const { read, full } = source;
  const { table, leftOut, entries, isCorrection, isAdvance } = read;
  const name = nameOf(source);
  if (source.twice !== undefined)
    return {
      status: 'warning',
      sentences: [name === undefined ? words.twicePasted(source.twice) : words.twice(name, source.twice)],
    };
  if (full === undefined)
    return { status: 'warning', sentences: [name === undefined ? words.heldPasted : words.held(name)] };
  // An invoice has one sentence for all lines that cannot be bought: returns, discounts, and lines without a quantity.
  const returned = table ? 0 : countOf(leftOut, 'return');
  const left = leftOutLine(returned > 0 ? leftOut.filter(({ reason }) => reason !== 'return') : leftOut);
  const warnings = [
    ...(isCorrection ? [quickText.correction] : []),
    ...(isAdvance ? [quickText.advance] : []),
    ...(returned > 0 ? [quickText.skipped(returned)] : []),
    ...(left === undefined ? [] : [left]),
    ...repeatedLine(entries),
    ...fullLine(full + countOf(leftOut, 'full')),
  ];
  const count = entries.length - full;
  const first = name === undefined ? quickText.pasted(count) : quickText.read(name, count);
  return {
    status: warnings.length > 0 ? 'warning' : 'success',
    sentences: [first, ...(table ? [columnsLine(table)] : []), ...warnings],
  };
}

export const messageOf = (note: Note): Message => (isSource(note) ? ofSource(note) : note);

/** For screen readers: each sentence ends with a full stop. */
export const spokenOf = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
