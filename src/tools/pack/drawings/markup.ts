/** Parses the HTML that React prints into a tree. React's output is always complete, so nothing else is supported. */
import type { Tree } from '../../../element/first-screen';
import { assertDefined } from '../assert-defined';

type Branch = [name: string, attributes: Record<string, string>, ...children: Tree[]];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const TOKEN = /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->|([^<]+)/gs;
const VOID = /^(input|img|br|hr|path|circle|rect|line)$/;

export function treeOf(html: string): Tree[] {
  const root: Branch = ['', {}];
  const open = [root];
  for (const [, closing, name, attributes = '', selfClosing, text] of html.matchAll(TOKEN)) {
    const parent = assertDefined(open.at(-1), `element open around all of ${html}`);
    if (text !== undefined) parent.push(plain(text));
    else if (name !== undefined) {
      const branch: Branch = [name, {}];
      for (const [, key = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
        branch[1][key] = plain(value);
      parent.push(branch);
      const closesLater = html.includes(`</${name}>`) && !/^(input|img|br|hr)$/.test(name);
      if (selfClosing === '' && (closesLater || !VOID.test(name))) open.push(branch);
    } else if (closing !== undefined) open.pop();
  }
  return seen(root.slice(2) as Tree[]);
}

/** Removes parts that are not visible yet: the live region, hidden parts and references to them, and React's attributes for serialized SVG. */
const seen = (trees: readonly Tree[]): Tree[] =>
  trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return [tree];
    const [name, all, ...children] = tree;
    const entries = Object.entries(all).filter(([key]) => !/^(xmlns|aria-controls|style)$/.test(key));
    const attributes = Object.fromEntries(entries);
    const isUnseen = 'aria-live' in attributes || 'hidden' in attributes;
    return isUnseen ? [] : [[name, attributes, ...seen(children)]];
  });
