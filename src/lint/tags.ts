/** Decides where tags, attributes and the JSON of child scripts stand in a masked template. */
import { PRINTED, STEERING } from './mask';

export interface TagAttribute {
  readonly name: string;
  readonly at: number;
  /** Undefined where there is no `=`. */
  readonly value: string | undefined;
  readonly valueAt: number;
  readonly quote: '"' | "'" | '';
}

export interface Tag {
  readonly name: string;
  readonly at: number;
  readonly attributes: readonly TagAttribute[];
  readonly isSelfClosing: boolean;
  readonly isEnd: boolean;
  /** Where the tag ends, which is where its content begins. */
  readonly end: number;
  /** What is in a `<script>`. */
  readonly content?: string;
}

const BETWEEN = new RegExp(`[\\s${STEERING}]`);
const NAME_ENDS = new RegExp(`[\\s=>${STEERING}]`);
/** Their content is text: a tag in it is none. */
const RAW = ['script', 'style', 'textarea', 'title', 'xmp'];

/** All tags in the order of the text. Comments are skipped; what breaks off at the end of the file is left out. */
export function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const tag = tagAt(text, at);
    if (tag === undefined) {
      at += 1;
      continue;
    }
    const isRaw = !tag.isEnd && RAW.includes(tag.name);
    const end = isRaw ? rawEnd(text, tag) : tag.end;
    tags.push(isRaw ? { ...tag, content: text.slice(tag.end, end) } : tag);
    at = end;
  }
  return tags;
}

function rawEnd(text: string, { name, end }: Tag): number {
  const found = text.slice(end).search(new RegExp(`</${name}[\\s>]`, 'i'));
  return found < 0 ? text.length : end + found;
}

function tagAt(text: string, start: number): Tag | undefined {
  const [opening, slash, raw] = /^<(\/?)([a-zA-Z][^\s/>\uE000\uE001]*)/.exec(text.slice(start, start + 200)) ?? [];
  if (opening === undefined || raw === undefined) return undefined;
  const attributes: TagAttribute[] = [];
  let isSelfClosing = false;
  let at = start + opening.length;
  while (at < text.length && text[at] !== '>') {
    const one = text.charAt(at);
    if (one === '/' || BETWEEN.test(one)) {
      isSelfClosing = one === '/' || (isSelfClosing && BETWEEN.test(one));
      at += 1;
      continue;
    }
    isSelfClosing = false;
    const attribute = attributeAt(text, at);
    attributes.push(attribute);
    at = endOfAttribute(attribute);
  }
  if (at >= text.length) return undefined;
  return { name: raw.toLowerCase(), at: start, attributes, isSelfClosing, isEnd: slash === '/', end: at + 1 };
}

function attributeAt(text: string, at: number): TagAttribute {
  let end = at + 1;
  while (end < text.length && !NAME_ENDS.test(text.charAt(end)) && !text.startsWith('/>', end)) end++;
  const name = text.slice(at, end).toLowerCase();
  let value = end;
  while (/\s/.test(text[value] ?? '')) value++;
  if (text[value] !== '=') return { name, at, value: undefined, valueAt: end, quote: '' };
  value++;
  while (/\s/.test(text[value] ?? '')) value++;
  const sign = text[value];
  const quote = sign === '"' || sign === "'" ? sign : '';
  if (quote === '') {
    let stop = value;
    while (stop < text.length && !/[\s>]/.test(text.charAt(stop))) stop++;
    return { name, at, value: text.slice(value, stop), valueAt: value, quote };
  }
  const stop = text.indexOf(quote, value + 1);
  return { name, at, value: text.slice(value + 1, stop < 0 ? text.length : stop), valueAt: value + 1, quote };
}

const endOfAttribute = ({ value, valueAt, quote }: TagAttribute): number =>
  value === undefined ? valueAt : valueAt + value.length + quote.length;

/** Whether the server decides (a part of) it. */
export const isDynamic = (text: string): boolean => text.includes(PRINTED) || text.includes(STEERING);
