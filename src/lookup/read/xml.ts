/** Scans XML: only tags and texts, in order. Expands no entities except XML's five predefined ones. */
import { FileError } from '../entry';
import { spend } from './budget';

export interface XmlReader {
  /** `name` as written, including the prefix. */
  readonly open: (name: string, attributes: () => ReadonlyMap<string, string>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** The name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const MAX_DEPTH = 64;
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Other entities would need a document type, which is rejected. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (all, hex: string, digits: string, name: string) => {
        const point = hex ? Number.parseInt(hex, 16) : Number(digits);
        const character = name
          ? NAMED.get(name)
          : point > 0 && point <= 0x10ffff
            ? String.fromCodePoint(point)
            : undefined;
        if (character === undefined || !all.endsWith(';')) throw new FileError('broken');
        return character;
      })
    : text;

const ATTRIBUTE = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;

function attributesOf(inner: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = inner.search(/\s|$/);
  for (let one = ATTRIBUTE.exec(inner); one !== null; one = ATTRIBUTE.exec(inner)) {
    const [, name = '', ...quoted] = one;
    attributes.set(name, decoded(quoted.find((value) => value !== undefined) ?? ''));
  }
  return attributes;
}

/** The index after the end of a tag; a `>` may occur in a quoted attribute. */
function endOf(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  throw new FileError('broken');
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new FileError('broken');
  return at + mark.length;
}

/** Throws a FileError for a document type, before reading any of it, and for XML that is not well-formed. */
export function scanXml(text: string, reader: XmlReader): void {
  const within: string[] = [];
  let roots = 0;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    spend();
    const next = text.indexOf('<', at);
    const content = text.slice(at, next < 0 ? undefined : next);
    if (within.length > 0 && content !== '') reader.text(decoded(content));
    if (within.length === 0 && content.trim() !== '') throw new FileError('broken');
    if (next < 0) break;
    if (text.startsWith('<!--', next)) at = after(text, '-->', next + 4);
    else if (text.startsWith('<?', next)) at = after(text, '?>', next + 2);
    else if (text.startsWith('<![CDATA[', next) && within.length > 0) {
      at = after(text, ']]>', next + 9);
      reader.text(text.slice(next + 9, at - 3));
    } else if (text.startsWith('<!', next)) throw new FileError('doctype');
    else {
      const end = endOf(text, next + 1);
      const inner = text.slice(next + 1, end);
      at = end + 1;
      if (inner.startsWith('/')) {
        const name = inner.slice(1).trim();
        if (within.pop() !== name) throw new FileError('broken');
        reader.close(name);
        continue;
      }
      const isEmpty = inner.endsWith('/');
      const name = /^[\p{L}_:][\p{L}\d_:.·-]*/u.exec(inner)?.[0];
      if (name === undefined || within.length >= MAX_DEPTH || (within.length === 0 && (roots += 1) > 1))
        throw new FileError('broken');
      reader.open(name, () => attributesOf(isEmpty ? inner.slice(0, -1) : inner));
      if (isEmpty) reader.close(name);
      else within.push(name);
    }
  }
  if (within.length > 0 || roots !== 1) throw new FileError('broken');
}
