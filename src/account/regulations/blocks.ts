/** Decides how a page of regulations becomes paragraphs: its main part cut at its blocks, each block's inline HTML left for SafeHtml. */
import { plainText } from '../../ui/safe-html';

export interface Block {
  readonly is: 'heading' | 'item' | 'paragraph';
  /** Inline HTML from another page: only for `SafeHtml`. */
  readonly html: string;
}

/** Of a form only the controls: with ASP.NET all of a page stands in one. */
const DROPPED =
  /<(head|script|style|template|noscript|nav|header|footer|svg|button|select|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const BLOCK =
  /<(\/?)(p|div|section|article|main|body|html|form|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|dl|dt|dd|blockquote|hr)\b[^>]*>/gi;

/** What of a page is for reading, as HTML. */
export function mainOf(text: string): string {
  const page = text.replace(DROPPED, '');
  return /<main\b[^>]*>([\s\S]*?)<\/main\s*>/i.exec(page)?.[1] ?? page;
}

/** Plain text is cut at its empty lines. Empty blocks are left out. */
export function blocksOf(text: string): readonly Block[] {
  const main = mainOf(text);
  if (main.search(BLOCK) < 0) return main.split(/\n\s*\n/).flatMap((part) => block('paragraph', part));
  const blocks: Block[] = [];
  let end = 0;
  let is: Block['is'] = 'paragraph';
  for (const match of main.matchAll(BLOCK)) {
    blocks.push(...block(is, main.slice(end, match.index)));
    end = match.index + match[0].length;
    const [, closing, tag = ''] = match;
    is = closing || !/^(h\d|li)$/i.test(tag) ? 'paragraph' : /^h/i.test(tag) ? 'heading' : 'item';
  }
  return [...blocks, ...block(is, main.slice(end))];
}

const block = (is: Block['is'], html: string): Block[] => (plainText(html) === '' ? [] : [{ is, html: html.trim() }]);
