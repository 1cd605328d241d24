/** Filters a title's HTML: keeps text and the allowed tags without attributes, drops everything else. */
import { decodeEntities } from './entities';

/** Tags that a title may hold (rule H1). */
const ALLOWED = new Set(['b', 'strong', 'i', 'em', 'sub', 'sup', 'br', 'span', 'mark', 'small']);
/** The content of these tags is not readable text. */
const HIDDEN =
  /^(script|style|template|noscript|iframe|object|svg|math|title|textarea|select|noembed|noframes|xmp|plaintext)$/;
const DEPTH = 16;

export interface SafeNode {
  tag: string;
  children: SafeChild[];
}
export type SafeChild = string | SafeNode;

/** Comment, closing or opening tag; quoted attribute values may contain `>`. A `<` that begins none of these is text. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?([a-z][^\s/>]*)(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * Reads HTML into a tree of allowed tags and plain text. Without an HTML sink: the platform's parsers are Trusted Types
 * sinks and Safari lacks the Sanitizer API, while titles need only ten tags and no attributes. A misread part can only
 * become text, because the caller builds React nodes.
 */
export function readSafeHtml(html: string): SafeChild[] {
  const root: SafeNode = { tag: '', children: [] };
  const open: SafeNode[] = [root];
  const top = () => open.at(-1) ?? root;
  let end = 0;
  let hiddenIn: string | undefined;

  const addText = (raw: string) => {
    if (raw !== '' && hiddenIn === undefined) top().children.push(decodeEntities(raw));
  };

  for (const match of html.matchAll(TOKEN)) {
    addText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const tag = match[1]?.toLowerCase();
    if (tag === undefined) continue;
    const closing = match[0].startsWith('</');
    if (hiddenIn !== undefined) {
      if (closing && tag === hiddenIn) hiddenIn = undefined;
    } else if (HIDDEN.test(tag)) {
      if (!closing && !match[0].endsWith('/>')) hiddenIn = tag;
    } else if (!ALLOWED.has(tag)) {
      // A block boundary separates words: "<p>Gres</p><p>60×60</p>" is not "Gres60×60".
      if (/^(p|div|li|ul|ol|h[1-6]|tr|td|th|table)$/.test(tag)) addText(' ');
    } else if (tag === 'br') {
      top().children.push({ tag, children: [] });
    } else if (closing) {
      const index = open.findLastIndex((node) => node.tag === tag);
      if (index > 0) open.length = index;
    } else if (open.length <= DEPTH) {
      const node: SafeNode = { tag, children: [] };
      top().children.push(node);
      open.push(node);
    }
  }
  addText(html.slice(end));
  return root.children;
}

/** Only the text, for accessible names and announcements. */
export function plainText(html: string): string {
  const read = (nodes: readonly SafeChild[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : read(node.children))).join('');
  return read(readSafeHtml(html))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
