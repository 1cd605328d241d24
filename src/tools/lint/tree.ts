/** Builds the tree of tags, and finds those of ours that are not closed. */
import { countBefore } from './count-before';
import type { Tell } from './problem';
import type { Tag } from './tags';
import { STEERING } from './mask-characters';

export interface Node {
  readonly tag: Tag;
  readonly parent: Node | undefined;
  /** Names of all tags around it, among those that matter. */
  readonly inside: ReadonlySet<string>;
  readonly children: Tag[];
  /** The surrounding tag of the same name, if any. */
  readonly outer: Node | undefined;
  /** The element's end tag; undefined if the element is not closed. */
  end?: Tag;
  /** The range of tags inside it, by index among all tags. */
  readonly index: number;
  last: number;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const MATTERS = /^(a|button|form|head|select|shop-.*)$/;
const NOTHING: ReadonlySet<string> = new Set();

export interface Tree {
  readonly nodes: readonly Node[];
  /** End tags that close nothing. */
  readonly ends: readonly Tag[];
}

export function treeOf(tags: readonly Tag[]): Tree {
  const nodes: Node[] = [];
  const ends: Tag[] = [];
  const open: Node[] = [];
  // Open tags by name, so that an end tag without a start need not be searched for.
  const named = new Map<string, Node[]>();
  /** Closes the innermost open tag; returns its name, or undefined if none is open. */
  const pop = (end: Tag | undefined, last: number): string | undefined => {
    const node = open.pop();
    if (node === undefined) return undefined;
    named.get(node.tag.name)?.pop();
    if (end !== undefined) node.end = end;
    node.last = last;
    return node.tag.name;
  };
  for (const [index, tag] of tags.entries()) {
    if (tag.isEnd) {
      if (!named.get(tag.name)?.length) ends.push(tag);
      else while (pop(tag, index) !== tag.name);
      continue;
    }
    const parent = open.at(-1);
    parent?.children.push(tag);
    const same = named.get(tag.name) ?? [];
    const node: Node = { tag, parent, outer: same.at(-1), inside: insideOf(parent), children: [], index, last: index };
    nodes.push(node);
    if (tag.isSelfClosing || VOID.test(tag.name)) node.end = tag;
    else {
      open.push(node);
      named.set(tag.name, same);
      same.push(node);
    }
  }
  while (open.length > 0) pop(undefined, tags.length);
  return { nodes, ends };
}

function insideOf(parent: Node | undefined): ReadonlySet<string> {
  if (parent === undefined) return NOTHING;
  const { inside, tag } = parent;
  return !MATTERS.test(tag.name) || inside.has(tag.name) ? inside : new Set([...inside, tag.name]);
}

/** `isWhole`: the text is a file; an unclosed tag in a string may be closed by another string. */
export function checkEnds(
  { nodes, ends }: Tree,
  masked: string,
  tell: Tell,
  isOurs: (name: string) => boolean,
  isWhole: boolean,
): void {
  // Browsers read `<` before other characters as text, and `</` as a comment.
  for (const { 1: name = '', index } of masked.matchAll(/<\/?\s+(shop-[\w-]+)/g))
    if (isOurs(name)) tell('unclosed', index, `Remove the space before ${name}: browsers do not read it as a tag.`);
  const lost = new Map<string, Tag[]>();
  for (const end of ends) lost.set(end.name, [...(lost.get(end.name)?.slice(-1) ?? []), end]);
  const reported = new Set<string>();
  const lastOf = new Map<string, Node>();
  const steering = [...masked.matchAll(new RegExp(`${STEERING}+`, 'g'))].map(({ index }) => index);
  const isBranched = (from: number, to: number): boolean => countBefore(steering, from) < countBefore(steering, to);
  for (const node of [...nodes].reverse()) {
    const { name } = node.tag;
    if (!isOurs(name)) continue;
    const next = lastOf.get(name);
    lastOf.set(name, node);
    if (node.end !== undefined && (node.end === node.tag || node.end.name === name)) continue;
    if (node.tag.isBroken || (node.end === undefined && !isWhole)) continue;
    // Two branches begin the tag and share its end, or each branch ends the tag around it.
    if (next !== undefined && isBranched(node.tag.end, next.tag.at)) continue;
    const later = lost.get(name)?.at(-1);
    if (later !== undefined && later.at > node.tag.at && isBranched(node.tag.end, later.at)) continue;
    reported.add(name);
    const where = node.end === undefined ? 'everything after it is inside it' : `</${node.end.name}> comes first`;
    tell('unclosed', node.tag.at, `<${name}> has no end tag: ${where}. Write </${name}>.`);
  }
  const before = new Map<string, number>();
  for (const end of ends) {
    const from = before.get(end.name) ?? 0;
    before.set(end.name, end.end);
    if (!isOurs(end.name) || reported.has(end.name) || !isWhole || isBranched(from, end.at)) continue;
    tell('unclosed', end.at, `</${end.name}> has no start tag.`);
  }
}
