/** Applies a spreadsheet's number format: a date, a code with leading zeros, or the number itself. */
import { localName, scanXml } from './xml';

/** The displayed text of a number; undefined if the number itself counts. */
export type NumberFormat = (value: number) => string | undefined;

/** Built-in date formats; 27–36 and 50–58 are dates of East Asian Excels. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Quoted text, escaped characters, padding and fill characters, colours and conditions, and single characters. */
const TOKEN = /"([^"]*)"|\\(.)|[_*].|\[[^\]]*\]|(.)/gsu;

/** A pattern of only date letters and separators; includes German and Polish letters. */
const DAY = /^(?:y+|m+|d+|h+|s+(?:[.,]0+)?|[rj]{2,4}|t{2}|e{1,4}|b{2,4}|am\/pm|a\/p|[^\p{L}0#?])+$/iu;

function isDayFormat(pattern: string): boolean {
  const [first = ''] = pattern.split(';');
  const bare = first.replace(TOKEN, (_, quoted, escaped, character: string | undefined) => character ?? ' ');
  return (/\p{L}/u.test(bare) || /^\s*(\[(h+|m+|s+)\]\s*)+$/i.test(first)) && DAY.test(bare);
}

/** Formats for codes, "000000" or "AB-0000": at least two zero-filled digits. */
function zeros(pattern: string): NumberFormat | undefined {
  const [first = ''] = pattern.split(';');
  const parts: string[] = [];
  for (const [token, quoted, escaped, character] of first.matchAll(TOKEN)) {
    if (character === undefined) parts.push(quoted ?? escaped ?? (token.startsWith('_') ? ' ' : ''));
    else if (/[0 ()/-]/.test(character)) parts.push(character === '0' ? '\0' : character);
    else return undefined;
  }
  const places = parts.filter((part) => part === '\0').length;
  if (places < 2) return undefined;
  return (value) => {
    if (!Number.isSafeInteger(value) || value < 0) return undefined;
    const digits = String(value).padStart(places, '0');
    let at = digits.length - places;
    const text = parts.map((part, index) => {
      if (part !== '\0') return part;
      const from = parts.indexOf('\0') === index ? 0 : at;
      at += 1;
      return digits.slice(from, at);
    });
    const written = text.join('').trim();
    return written === String(value) ? undefined : written;
  };
}

/** A date is stored as a number of days; as text it cannot pass for a quantity. */
const dayOf =
  (firstDay: number): NumberFormat =>
  (days) =>
    days >= 0 && days < 2_900_000 ? new Date(firstDay + days * 86_400_000).toISOString().slice(0, 10) : '?';

const IN_1900 = Date.UTC(1899, 11, 30);
const IN_1904 = Date.UTC(1904, 0, 1);

/** The format for a pattern; undefined for dates, in files that store dates as text. */
export const patternFormat = (pattern: string): NumberFormat | undefined =>
  isDayFormat(pattern) ? undefined : zeros(pattern);

/** Formats by the index of a cell's style. `isFrom1904`: the date system of old Macs. */
export function numberFormats(styles: string, isFrom1904: boolean): readonly (NumberFormat | undefined)[] {
  const patterns = new Map<number, string>();
  const formats: (NumberFormat | undefined)[] = [];
  const day = dayOf(isFrom1904 ? IN_1904 : IN_1900);
  const formatOf = (id: number): NumberFormat | undefined => {
    const pattern = patterns.get(id);
    if (pattern === undefined) return isBuiltInDate(id) ? day : undefined;
    return isDayFormat(pattern) ? day : zeros(pattern);
  };
  let isCells = false;
  scanXml(styles, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'cellXfs') isCells = true;
      if (tag === 'numFmt') patterns.set(Number(attributes().get('numFmtId')), attributes().get('formatCode') ?? '');
      if (tag === 'xf' && isCells) formats.push(formatOf(Number(attributes().get('numFmtId') ?? 0)));
    },
    close: (name) => localName(name) === 'cellXfs' && (isCells = false),
    text: () => {},
  });
  return formats;
}
