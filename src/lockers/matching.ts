/** Finds the lockers that match a typed text word by word, and those at exactly its address. */
import { parseAddress, significantWords, withoutFlat, type AddressQuery } from './address';
import { entryAt, nameAt, SEARCHED, type Columns, type Words } from './columns';

/** Rows that match the whole text; if there are none, the search ignores the flat number and then the post code. */
export function matchingAddress(columns: Columns, all: readonly number[], typed: string) {
  const parsed = parseAddress(typed);
  const isAddress = parsed.words.length > 1 && parsed.words.some((word) => /\d/.test(word));
  const less = isAddress && withoutFlat(typed);
  const flatless = less ? parseAddress(less) : undefined;
  const tries: readonly AddressQuery[] = [
    parsed,
    ...(flatless ? [flatless] : []),
    ...(isAddress && parsed.postCode !== undefined
      ? [parsed, ...(flatless ? [flatless] : [])].map((one) => ({ ...one, postCode: undefined }))
      : []),
  ];
  for (const { words, postCode } of tries) {
    const rows = matching(columns, postCode === undefined ? all : withPostCode(columns, all, postCode), words);
    if (rows.length > 0) return { rows, words };
  }
  return { rows: [], words: parsed.words };
}

function withPostCode(columns: Columns, all: readonly number[], postCode: string): readonly number[] {
  const { folded, at } = columns.words.post_code;
  const parted = `${postCode.slice(0, 2)} ${postCode.slice(2)}`;
  const isIt = folded.map((text) => text === parted || text === postCode);
  return all.filter((row) => entryAt(isIt, at, row));
}

/** Whether the locker has exactly this address. */
export function hasExactAddress(columns: Columns, row: number, address: string): boolean {
  const { folded, at } = columns.words.address;
  const own = significantWords(entryAt(folded, at, row) ?? '').join(' ');
  const city = entryAt(columns.words.city.folded, columns.words.city.at, row) ?? '';
  return own !== '' && (address === own || address === `${own} ${city}` || address === `${city} ${own}`);
}

/** Up to this many rows are compared one by one. */
const FEW = 200;

/** Rows that contain every word. For many rows it searches the dictionaries, which are far shorter than the columns. */
function matching(columns: Columns, all: readonly number[], words: readonly string[]): readonly number[] {
  let rows = all;
  for (const word of words) {
    const code = word.toUpperCase();
    const hits = rows.length > FEW ? SEARCHED.map((column) => dictionaryHits(columns.words[column], word)) : [];
    const isHit = (row: number): boolean =>
      rows.length > FEW
        ? hits.some(({ at, hit }) => entryAt(hit, at, row) === 1)
        : SEARCHED.some((column) => begins(entryAt(columns.words[column].folded, columns.words[column].at, row), word));
    rows = rows.filter((row) => isHit(row) || nameAt(columns, row).includes(code));
  }
  return rows;
}

const begins = (text = '', word: string): boolean => text.startsWith(word) || text.includes(` ${word}`);

function dictionaryHits({ folded, at }: Words, word: string): { at: ArrayLike<number>; hit: Uint8Array } {
  return { at, hit: Uint8Array.from(folded, (text) => (begins(text, word) ? 1 : 0)) };
}
