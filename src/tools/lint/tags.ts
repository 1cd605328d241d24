/** Finds the tags, attributes, scripts and styles of a masked template with htmlparser2. */
import { Tokenizer } from 'htmlparser2';
import { PRINTED, STEERING } from './mask-characters';

export interface TagAttribute {
  readonly name: string;
  readonly at: number;
  /** The value; undefined without a `=`, or if the file ends within it. */
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
  /** The end of the tag, where its content begins. */
  readonly end: number;
  /** The file ends before the tag does. */
  readonly isBroken?: true;
  /** The content of a `<script>` or a `<style>`. */
  content?: string;
}

/** An unquoted value continues through control parts inside it. */
const UNQUOTED = new RegExp(`=[^\\s"'<>=${STEERING}]*${STEERING}[^\\s"'<>]*`, 'g');
const AFTER_PRINTED = new RegExp(`${PRINTED}[^]*$`);
const ALL_STEERING = new RegExp(STEERING, 'g');
const QUOTES = ['', '', "'", '"'] as const;

/** All tags in order. Comments are skipped. */
export function tagsOf(masked: string): Tag[] {
  const html = masked.replace(UNQUOTED, (value) => value.replace(ALL_STEERING, PRINTED)).replace(ALL_STEERING, ' ');
  const tags: Tag[] = [];
  let open: { readonly name: string; readonly at: number; readonly attributes: TagAttribute[] } | undefined;
  let attribute = { name: '', at: 0, end: 0, from: 0, to: 0 };
  let raw: Tag | undefined;
  const nameAt = (start: number, end: number): string =>
    html.slice(start, end).replace(AFTER_PRINTED, '').toLowerCase();
  const close = (end: number, more: Partial<Tag> = {}): void => {
    if (open === undefined) return;
    const tag = { isSelfClosing: false, isEnd: false, ...open, end, ...more };
    tags.push(tag);
    raw = /^(script|style)$/.test(tag.name) ? tag : undefined;
    open = undefined;
  };
  const nothing = (): void => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, end) => {
        open = { name: nameAt(start, end), at: start - 1, attributes: [] };
      },
      onattribname: (at, end) => {
        attribute = { name: html.slice(at, end).toLowerCase(), at, end, from: end, to: end };
        open?.attributes.push({ name: attribute.name, at, value: undefined, valueAt: end, quote: '' });
      },
      onattribdata: (from, to) => {
        attribute.from = from;
        attribute.to = to;
      },
      onattribend: (quote) => {
        if (quote === 0) return;
        const { name, at, from, to } = attribute;
        open?.attributes.splice(-1, 1, {
          name,
          at,
          value: masked.slice(from, to),
          valueAt: from,
          quote: QUOTES[quote],
        });
      },
      onopentagend: (end) => close(end + 1),
      onselfclosingtag: (end) => close(end + 1, { isSelfClosing: true }),
      onclosetag: (start, end) => {
        const at = html.lastIndexOf('<', start);
        if (raw !== undefined) raw.content = masked.slice(raw.end, at);
        raw = undefined;
        const behind = html.indexOf('>', end);
        const name = nameAt(start, end);
        tags.push({ name, at, attributes: [], isSelfClosing: false, isEnd: true, end: behind < 0 ? end : behind + 1 });
      },
      onend: () => {
        if (raw !== undefined) raw.content = masked.slice(raw.end);
        close(html.length, { isBroken: true });
      },
      onattribentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}
