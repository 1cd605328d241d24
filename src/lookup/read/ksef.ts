/** Reads the rows of a KSeF invoice, FA(2) or FA(3), as far as the document is unambiguous. */
import { toDecimal } from '../../http/decimal';
import { FileError, foreign, MAX_ENTRIES } from '../entry';
import type { DroppedRow, Entry, ReadRows } from '../entry';
import { leftOutOf } from '../sheet';
import { readGtin } from './gtin';
import { localName, scanXml } from './xml';

const SCHEMAS: readonly string[] = [
  'http://crd.gov.pl/wzor/2025/06/25/13775/',
  'http://crd.gov.pl/wzor/2023/06/29/12648/',
];

/** FA(1), and invoices for farmers' products: recognised, but not supported. */
const FORMER = 'http://crd.gov.pl/wzor/2021/11/29/11089/';
const FARMERS = /kodSystemowy\s*=\s*["']FA_RR/;

export interface Invoice extends ReadRows {
  /** The seller's NIP, digits only. */
  readonly sellerNip: string;
  readonly number: string;
  readonly isCorrection: boolean;
  /** The rows are those of the prepaid order. */
  readonly isAdvance: boolean;
}

/** A line's fields by name; in the lines of a prepaid order, names end in Z. */
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

type Scope = ReadonlyMap<string, string>;

/** The namespaces by prefix inside an element. */
function scopeOf(attributes: ReadonlyMap<string, string>, outer: Scope): Scope {
  const own = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  return own.length === 0 ? outer : new Map([...outer, ...own.map(([key, uri]) => [key.slice(6), uri] as const)]);
}

/** `ownNip`: the shop's own NIP, whose invoices carry its product codes. Other sellers' codes are ignored. Throws a FileError. */
export function readInvoice(bytes: Uint8Array, ownNip?: string): Invoice {
  const lines: { fields: Line; suffix: '' | 'Z' }[] = [];
  const facts = { nip: '', number: '', kind: '' };
  const path: string[] = [];
  const scopes: Scope[] = [];
  const xml = textOf(bytes);
  let schema = '';
  let fields: Record<string, string> = {};
  let content = '';
  scanXml(xml, {
    open(name, attributes) {
      const scope = scopeOf(attributes(), scopes.at(-1) ?? new Map());
      scopes.push(scope);
      const uri = scope.get(name.slice(0, Math.max(0, name.indexOf(':')))) ?? '';
      const tag = localName(name);
      if (path.length === 0) {
        schema = uri;
        if (tag !== 'Faktura' || !SCHEMAS.includes(schema)) throw refusal(schema, xml);
      }
      // Ignores elements of other schemas.
      path.push(uri === schema ? tag : '?');
      content = '';
      if (path.length >= 3 && isLine(path.at(-1))) fields = {};
    },
    close() {
      scopes.pop();
      const name = path.pop() ?? '';
      const parent = path.at(-1) ?? '';
      const text = content.trim();
      content = '';
      if (isLine(parent)) fields[name] ??= text;
      else if (isLine(name)) lines.push({ fields, suffix: LINES[name] });
      else if (name === 'NIP' && path[1] === 'Podmiot1') facts.nip = text.replace(/\D/g, '');
      else if (parent === 'Fa' && name === 'P_2') facts.number = text;
      else if (parent === 'Fa' && name === 'RodzajFaktury') facts.kind = text;
    },
    text: (more) => void (content += more),
  });
  const isCorrection = facts.kind.startsWith('KOR');
  const goods = goodsOf(lines, facts.kind);
  return {
    sellerNip: facts.nip,
    number: facts.number,
    isCorrection,
    isAdvance: goods[0]?.suffix === 'Z',
    ...rowsOf(goods, isCorrection, ownNip !== undefined && ownNip.replace(/\D/g, '') === facts.nip && facts.nip !== ''),
  };
}

const refusal = (schema: string, xml: string): FileError =>
  schema === FORMER ? foreign('fa1') : FARMERS.test(xml.slice(0, 5000)) ? foreign('rr') : new FileError('schema');

type Lines = readonly { readonly fields: Line; readonly suffix: '' | 'Z' }[];

/** The lines of an advance invoice are payments; the ordered goods are in its order. */
function goodsOf(lines: Lines, kind: string): Lines {
  const [own, ordered] = [lines.filter(({ suffix }) => suffix === ''), lines.filter(({ suffix }) => suffix === 'Z')];
  return ordered.length > 0 && (own.length === 0 || kind.endsWith('ZAL')) ? ordered : own;
}

/** A correction has each line before and after, or only the difference, from which the quantity is unknown. */
function rowsOf(goods: Lines, isCorrection: boolean, isOwn: boolean): ReadRows {
  const isBefore = ({ fields, suffix }: Lines[number]) => fields[`StanPrzed${suffix}`] === '1';
  const hasBefore = goods.some(isBefore);
  const read = goods
    .filter((line) => !isBefore(line))
    .map(({ fields, suffix }) => entryOf((name) => fields[name + suffix] ?? '', isOwn));
  const sound = read.filter(({ isGoods }) => isGoods);
  const entries = sound
    .slice(0, MAX_ENTRIES)
    .map(({ entry }): Entry => (isCorrection && !hasBefore ? { ...entry, doubt: 'difference' } : entry));
  const dropped = read.flatMap(({ entry, isGoods, text }, at): readonly DroppedRow[] =>
    isGoods ? [] : [{ number: at + 1, text, reason: 'return', entry }],
  );
  const leftOut = leftOutOf({ return: dropped.length, full: sound.length - entries.length });
  return { entries, leftOut, dropped };
}

/** Not goods: a return, a separate discount, a line without code and name. Its quantity is not the one to order. */
function entryOf(field: (name: string) => string, isOwn: boolean) {
  const amount = field('P_8B');
  const isNegative = ['P_8B', 'P_9A', 'P_9B', 'P_11', 'P_11A', 'P_11Netto'].some((name) => field(name).startsWith('-'));
  const gtin = readGtin(field('GTIN'));
  const code = isOwn ? field('Indeks') : '';
  const name = field('P_7').replace(/\s+/g, ' ');
  const unit = field('P_8A');
  const isGoods = !isNegative && toDecimal(amount) !== '0' && (gtin ?? code + name) !== '';
  const quantity = isGoods ? toDecimal(amount) : undefined;
  const entry: Entry = {
    ...(code !== '' && { code }),
    ...(gtin !== undefined && { gtin }),
    ...(name !== '' && { name }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && { unit }),
    // If the quantity is missing or unreadable, the person has to enter it.
    ...(isGoods && quantity === undefined && { wrong: amount === '' ? '–' : amount }),
  };
  const text = [code, gtin ?? '', name, `${amount} ${unit}`.trim(), field('P_11')].filter(Boolean).join(' · ');
  return { entry, isGoods, text };
}
