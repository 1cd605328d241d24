/** Splits a page of regulations into paragraphs: its main part at block elements, with inline HTML for SafeHtml. */
import { plainText } from '../../ui/safe-html';

export interface Block {
  readonly is: 'heading' | 'item' | 'paragraph';
  /** Inline HTML from another page: only for `SafeHtml`. */
  readonly html: string;
}

/** Drops only the controls of a form: with ASP.NET the whole page is one form. */
const DROPPED = /<(?:(head|script|style|template|noscript|nav|header|footer|svg|button|select|textarea)\b|!--)/gi;
const BLOCK =
  /<(\/?)(p|div|section|article|main|body|html|form|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|dl|dt|dd|blockquote|hr)\b[^>]*>/gi;

/** The text up to the last `>`: beyond it, each search for a tag's end would scan the whole rest in vain. */
export const upToLastTag = (html: string): string => html.slice(0, html.lastIndexOf('>') + 1);

/** An element without an end tag stays. Its end is searched for only once, so that a page full of start tags takes no longer. */
function withoutDropped(text: string): string {
  const unended = new Set<string>();
  let html = '';
  let copied = 0;
  for (const { 0: opening, 1: tag, index } of text.matchAll(DROPPED)) {
    const ending = tag === undefined ? '-->' : `</${tag.toLowerCase()}\\s*>`;
    if (index < copied || unended.has(ending)) continue;
    const end = new RegExp(ending, 'gi');
    end.lastIndex = index + opening.length;
    if (end.test(text)) {
      html += text.slice(copied, index);
      copied = end.lastIndex;
    } else unended.add(ending);
  }
  return html + text.slice(copied);
}

/** The readable part of a page, as HTML. */
export function mainOf(text: string): string {
  const page = withoutDropped(text);
  const main = page.search(/<main\b/i);
  const start = main < 0 ? 0 : page.indexOf('>', main) + 1;
  const length = page.slice(start).search(/<\/main\s*>/i);
  return start === 0 || length < 0 ? page : page.slice(start, start + length);
}

/** Splits plain text at empty lines. Leaves out empty blocks. */
export function blocksOf(text: string): readonly Block[] {
  const main = mainOf(text);
  const tags = upToLastTag(main);
  if (tags.search(BLOCK) < 0) return main.split(/\n\s*\n/).flatMap((part) => block('paragraph', part));
  const blocks: Block[] = [];
  let end = 0;
  let is: Block['is'] = 'paragraph';
  for (const match of tags.matchAll(BLOCK)) {
    blocks.push(...block(is, main.slice(end, match.index)));
    end = match.index + match[0].length;
    const [, closing, tag = ''] = match;
    is = closing || !/^(h\d|li)$/i.test(tag) ? 'paragraph' : /^h/i.test(tag) ? 'heading' : 'item';
  }
  return [...blocks, ...block(is, main.slice(end))];
}

const block = (is: Block['is'], html: string): Block[] => (plainText(html) === '' ? [] : [{ is, html: html.trim() }]);
