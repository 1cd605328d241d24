/** Marks the words of a phrase in a title, across the title's own tags. */
import { readSafeHtml } from '../ui/safe-html';
import type { SafeChild } from '../ui/safe-html';
import { foldedWords, placesOf } from './fold';

/** The title's safe nodes with every occurrence of the phrase's words in a `mark`. `html` is not trusted. */
export function markedTitle(html: string, phrase: string): readonly SafeChild[] {
  const nodes = /[<&]/.test(html) ? readSafeHtml(html) : [html];
  const words = foldedWords(phrase);
  if (words.length === 0) return nodes;
  const places = placesOf(textOf(nodes), words);
  return places.length === 0 ? nodes : marked(nodes, places, { at: 0 });
}

/** A line break separates words. */
const textOf = (nodes: readonly SafeChild[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.children))).join('');

function marked(nodes: readonly SafeChild[], places: ReturnType<typeof placesOf>, cursor: { at: number }): SafeChild[] {
  return nodes.flatMap((node): SafeChild[] => {
    if (typeof node === 'string') {
      const start = cursor.at;
      cursor.at += node.length;
      return pieces(node, start, places);
    }
    if (node.tag === 'br') cursor.at += 1;
    return [{ tag: node.tag, children: marked(node.children, places, cursor) }];
  });
}

/** Splits a text that starts at `start` of the whole title, where marks begin and end. */
function pieces(text: string, start: number, places: ReturnType<typeof placesOf>): SafeChild[] {
  const cut: SafeChild[] = [];
  let done = 0;
  for (const [from, to] of places) {
    const [begin, end] = [Math.max(from - start, done), Math.min(to - start, text.length)];
    if (begin >= end) continue;
    if (begin > done) cut.push(text.slice(done, begin));
    cut.push({ tag: 'mark', children: [text.slice(begin, end)] });
    done = end;
  }
  if (done < text.length) cut.push(text.slice(done));
  return cut;
}
