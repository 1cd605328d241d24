/** Reads a typed, pasted or scanned code: the shop's own code, a bar code, or the content of a GS1 symbol. */
import { codeText } from '../../fields/typed-text';
import { toDecimal } from '../../http/decimal';
import type { Entry } from '../entry';
import { readGtin } from './gtin';

/** Our character for FNC1, and the spellings of scanners and programs. */
const FNC1 = '\u241d';
const WRITTEN = /[<{[]GS[>}\]]/gi;
/** The scanner's prefix for the symbology: "]C1", "]d2", "]E0". */
const SYMBOLOGY = /^\][A-Za-z]\d/;
/** The prefixes of GS1 symbols. */
const GS1 = /^\](?:C1|d2|e0|Q3|J1)/;

/** Length of a field's number by its first digits; 2 for others. */
const WIDE_FIELDS: readonly (readonly [width: number, starts: RegExp])[] = [
  [4, /^(3[1-69]|43|7\d|8\d)/],
  [3, /^(2[3-5]|4[0-2])/],
];
/** Fields of fixed length; all others end with a separator. */
const FIXED: readonly (readonly [length: number, starts: RegExp])[] = [
  [18, /^00/],
  [14, /^0[123]/],
  [16, /^04/],
  [6, /^(1[1-9]|3[1-6])/],
  [2, /^20/],
  [13, /^41/],
];

/** "01" + digits + "10" + lot …, without brackets. Undefined if the text has another format. */
function fieldsOf(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const width = WIDE_FIELDS.find(([, starts]) => starts.test(rest))?.[0] ?? 2;
    const field = rest.slice(0, width);
    if (!/^\d+$/.test(field)) return undefined;
    const length = FIXED.find(([, starts]) => starts.test(field))?.[0];
    const end = rest.indexOf(FNC1, width);
    const stop = length === undefined ? (end < 0 ? rest.length : end) : width + length;
    if (stop > rest.length) return undefined;
    if (!fields.has(field)) fields.set(field, rest.slice(width, stop));
    rest = rest.slice(stop).replace(/^\u241d+/, '');
  }
  return fields;
}

const BRACKETED = /\(\s*(\d{2,4})\s*\)([^(]*)/g;
const bracketed = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(BRACKETED)].map(([, field = '', value = '']) => [field, value.replaceAll(FNC1, '').trim()]),
  );

/** A GS1 digital link: `https://id.gs1.org/01/09506000134352/10/ABC?30=5`, with any shop's domain. */
function linked(url: string): ReadonlyMap<string, string> {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]+([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  const steps = path.split('/');
  const pairs = steps.flatMap((step, index): [string, string][] =>
    /^(\d{2,4}|gtin)$/i.test(step) ? [[step.toLowerCase() === 'gtin' ? '01' : step, steps[index + 1] ?? '']] : [],
  );
  // The first occurrence counts: a lot may look like a field.
  return new Map([...new URLSearchParams(query), ...pairs.reverse()]);
}

/** A book's or journal's code with its add-on of two or five digits. */
const ADD_ON = /^(\d{12,13})[ +](?:\d{2}|\d{5})$|^(97[789]\d{10})(?:\d{2}|\d{5})$/;

/** 01 is the piece, 02 the content of a box, 30 and 37 are counts. */
function entryOf(fields: ReadonlyMap<string, string>): Entry | undefined {
  const gtin = readGtin(fields.get('01') ?? fields.get('02'));
  const many = toDecimal((fields.get('30') ?? fields.get('37') ?? '').trim());
  if (gtin === undefined) return undefined;
  return { gtin, ...(many !== undefined && many !== '0' && { quantity: many }) };
}

function packed(text: string, isGs1: boolean): Entry | undefined {
  if (/^https?:/i.test(text)) return entryOf(linked(text));
  if (text.startsWith('(')) return entryOf(bracketed(text));
  const [, ...beside] = ADD_ON.exec(text) ?? [];
  const gtin = readGtin(beside.find((one) => one !== undefined));
  if (gtin !== undefined) return { gtin };
  return isGs1 || text.includes(FNC1) || /^0[0-3]\d{14}/.test(text)
    ? entryOf(fieldsOf(text.replace(/^\u241d/, '')) ?? new Map())
    : undefined;
}

/** What Excel makes of long numbers and of codes like dates: "5,90432E+12", "02.sty", "2-Mar". */
const EXCEL =
  /^\d[.,]\d+E\+\d+$|^\d{1,2}[.\s-](?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|pa[z\u017a]|lis|gru|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|mrz|okt|dez)\.?$/i;
export const isFromExcel = (text: string): boolean => EXCEL.test(text.trim());

/** "EAN: 5901234123457" */
const NAMED = /^(?:EAN|GTIN|UPC)(?:[- ]?\d{1,2})?\s*[:.#]?\s*(?=\d{8,14}$)/i;

/**
 * A shop's own code may look like a bar code: such digits are both. Of a GS1 symbol
 * only the bar code and the quantity are used.
 */
export function readCode(raw: string): Entry {
  const scanned = codeText(raw).replace(NAMED, '');
  if (isFromExcel(scanned)) return { code: scanned, doubt: 'excel' };
  const text = scanned.replace(SYMBOLOGY, '').replaceAll('\u001d', FNC1).replace(WRITTEN, FNC1);
  const entry = packed(text, GS1.test(scanned));
  if (entry !== undefined) return entry;
  const gtin = readGtin(text);
  const code = text.replaceAll(FNC1, '');
  return { ...(code !== '' && { code }), ...(gtin !== undefined && { gtin }) };
}
