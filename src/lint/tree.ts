/** Decides which tag stands in which, and which of ours are not ended. */
import { countBefore } from './places';
import type { Tell } from './problem';
import type { Tag } from './tags';
import { STEERING } from './signs';

export interface Node {
  readonly tag: Tag;
  readonly parent: Node | undefined;
  /** Names of all around it, of those that matter. */
  readonly inside: ReadonlySet<string>;
  readonly children: Tag[];
  /** The one of the same name that it stands in. */
  readonly outer: Node | undefined;
  /** Where its content ends; undefined where nothing ends it. */
  end?: Tag;
  /** Tags anywhere inside it, by their place among all tags. */
  readonly index: number;
  last: number;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const MATTERS = /^(a|button|form|head|select|shop-.*)$/;
const NOTHING: ReadonlySet<string> = new Set();

export interface Tree {
  readonly nodes: readonly Node[];
  /** Ends of nothing. */
  readonly ends: readonly Tag[];
}

export function treeOf(tags: readonly Tag[]): Tree {
  const nodes: Node[] = [];
  const ends: Tag[] = [];
  const open: Node[] = [];
  // Those of each name: an end of none of them need not be looked for.
  const named = new Map<string, Node[]>();
  /** Ends the innermost of the open ones; its name, or undefined where none is open. */
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

/** `isWhole` says that the text is a file: what nothing ends in a string may be ended by another one. */
export function checkEnds(
  { nodes, ends }: Tree,
  masked: string,
  tell: Tell,
  isOurs: (name: string) => boolean,
  isWhole: boolean,
): void {
  // The browser reads both as no tag: the first as text, the second as a comment.
  for (const { 1: name = '', index } of masked.matchAll(/<\/?\s+(shop-[\w-]+)/g))
    if (isOurs(name)) tell('unclosed', index, `A space before ${name} makes it no tag.`);
  const lost = new Map<string, Tag[]>();
  for (const end of ends) lost.set(end.name, [...(lost.get(end.name)?.slice(-1) ?? []), end]);
  const told = new Set<string>();
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
    // One of two branches begins the tag, and both share its end; or each branch ends what is around it.
    if (next !== undefined && isBranched(node.tag.end, next.tag.at)) continue;
    const later = lost.get(name)?.at(-1);
    if (later !== undefined && later.at > node.tag.at && isBranched(node.tag.end, later.at)) continue;
    told.add(name);
    const where = node.end === undefined ? 'all that follows is inside it' : `</${node.end.name}> comes first`;
    tell('unclosed', node.tag.at, `<${name}> is not ended: ${where}. Write </${name}>.`);
  }
  const before = new Map<string, number>();
  for (const end of ends) {
    const from = before.get(end.name) ?? 0;
    before.set(end.name, end.end);
    if (!isOurs(end.name) || told.has(end.name) || !isWhole || isBranched(from, end.at)) continue;
    tell('unclosed', end.at, `</${end.name}> ends nothing: no <${end.name}> is open here.`);
  }
}
