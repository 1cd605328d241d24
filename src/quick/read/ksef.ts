/** Decides which rows a KSeF invoice has, FA(2) or FA(3): what was bought, as far as the document is unambiguous. */
import { toDecimal } from '../../http/decimal';
import { FileError, MOST_ENTRIES } from '../entry';
import type { Entry, ReadRows } from '../entry';
import { leftOutOf } from '../sheet';
import { readGtin } from './gtin';
import { scanXml } from './xml';

const SCHEMAS: readonly string[] = [
  'http://crd.gov.pl/wzor/2025/06/25/13775/',
  'http://crd.gov.pl/wzor/2023/06/29/12648/',
];

export interface Invoice extends ReadRows {
  /** The seller's NIP, digits only. */
  readonly sellerNip: string;
  readonly number: string;
  readonly isCorrection: boolean;
}

/** A line's fields by name; in the lines of an order paid in advance, names end in Z. */
type Line = Readonly<Record<string, string>>;

const LINES = { FaWiersz: '', ZamowienieWiersz: 'Z' } as const;
const isLine = (name: string | undefined): name is keyof typeof LINES => Object.hasOwn(LINES, name ?? '');

/** The schema requires UTF-8; KSeF accepts no other encoding. */
function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('encoding');
  }
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(text.slice(0, 200))?.[1];
  if (text.includes('\0') || (declared !== undefined && !/^utf-?8$/i.test(declared))) throw new FileError('encoding');
  return text;
}

/** `ownNip`: the shop's own NIP, whose invoices carry its product codes. Other sellers' codes are ignored. Throws a FileError. */
export function readInvoice(bytes: Uint8Array, ownNip?: string): Invoice {
  const lines: { fields: Line; suffix: '' | 'Z' }[] = [];
  const facts = { nip: '', number: '', kind: '' };
  const path: string[] = [];
  let prefix = '';
  let fields: Record<string, string> = {};
  let said = '';
  scanXml(textOf(bytes), {
    open(name, attributes) {
      const at = name.indexOf(':') + 1;
      if (path.length === 0) {
        prefix = name.slice(0, at);
        const schema = attributes().get(prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`);
        if (name.slice(at) !== 'Faktura' || !SCHEMAS.includes(schema ?? '')) throw new FileError('schema');
      }
      // Elements of other schemas are ignored.
      path.push(name.slice(0, at) === prefix ? name.slice(at) : '?');
      said = '';
      if (path.length >= 3 && isLine(path.at(-1))) fields = {};
    },
    close() {
      const name = path.pop() ?? '';
      const parent = path.at(-1) ?? '';
      const text = said.trim();
      said = '';
      if (isLine(parent)) fields[name] ??= text;
      else if (isLine(name)) lines.push({ fields, suffix: LINES[name] });
      else if (name === 'NIP' && path[1] === 'Podmiot1') facts.nip = text.replace(/\D/g, '');
      else if (parent === 'Fa' && name === 'P_2') facts.number = text;
      else if (parent === 'Fa' && name === 'RodzajFaktury') facts.kind = text;
    },
    text: (more) => void (said += more),
  });
  const isCorrection = facts.kind.startsWith('KOR');
  return {
    sellerNip: facts.nip,
    number: facts.number,
    isCorrection,
    ...rowsOf(lines, isCorrection, ownNip !== undefined && ownNip.replace(/\D/g, '') === facts.nip && facts.nip !== ''),
  };
}

/** A correction has each line before and after, or only the difference; from a difference the wanted quantity is unknown. */
function rowsOf(
  lines: readonly { readonly fields: Line; readonly suffix: '' | 'Z' }[],
  isCorrection: boolean,
  isOwn: boolean,
): ReadRows {
  const goods = lines.some(({ suffix }) => suffix === '') ? lines.filter(({ suffix }) => suffix === '') : lines;
  const isBefore = ({ fields, suffix }: (typeof lines)[number]) => fields[`StanPrzed${suffix}`] === '1';
  const hasBefore = goods.some(isBefore);
  const read = goods
    .filter((line) => !isBefore(line))
    .map(({ fields, suffix }) => entryOf((name) => fields[name + suffix] ?? '', isOwn));
  const sound = read.filter((one) => one !== undefined);
  const entries = sound
    .slice(0, MOST_ENTRIES)
    .map((entry): Entry => (isCorrection && !hasBefore ? { ...entry, doubt: 'difference' } : entry));
  return { entries, leftOut: leftOutOf({ return: read.length - sound.length, full: sound.length - entries.length }) };
}

/** Undefined for lines that are nothing to buy: a return, a separate discount, a line without code and name. */
function entryOf(field: (name: string) => string, isOwn: boolean): Entry | undefined {
  const amount = field('P_8B');
  const quantity = toDecimal(amount);
  const isNegative = ['P_8B', 'P_9A', 'P_9B', 'P_11', 'P_11A', 'P_11Netto'].some((name) => field(name).startsWith('-'));
  const gtin = readGtin(field('GTIN'));
  const code = isOwn ? field('Indeks') : '';
  const name = field('P_7').replace(/\s+/g, ' ');
  const unit = field('P_8A');
  if (isNegative || quantity === '0' || (gtin === undefined && code === '' && name === '')) return undefined;
  return {
    ...(code !== '' && { code }),
    ...(gtin !== undefined && { gtin }),
    ...(name !== '' && { name }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && { unit }),
    // If the quantity is missing or unreadable, the person has to enter it.
    ...(quantity === undefined && { wrong: amount === '' ? '–' : amount }),
  };
}
