/** Extracts the words of HTML and templates, for the search's index and its excerpts. */
import { parseDocument } from 'htmlparser2';
import { escapeHtml } from '../dialects/dialect';

type Node = ReturnType<typeof parseDocument>['children'][number];

const INLINE = /^(a|abbr|b|code|em|i|kbd|small|span|strong)$/;

function wordsIn(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node && 'name' in node)) return '';
  const inner = (node.children as Node[]).map(wordsIn).join('');
  return INLINE.test(node.name) ? inner : ` ${inner} `;
}

/** Text of the HTML without tags, with a space between blocks and cells. */
export const textOf = (html: string): string =>
  parseDocument(html).children.map(wordsIn).join('').replaceAll(/\s+/g, ' ').trim();

/** Matches verbatim text, a code sample, or a literal in braces; otherwise any other Twig tag. */
const TWIG =
  /\{% verbatim %\}([^]*?)\{% endverbatim %\}|\{\{ docs\.code\('([^]*?[^\\])', [^]*?\}\}|\{\{ '(.*?)' \}\}|\{[{%#][^]*?[}%#]\}/g;

/** Text of a Twig template, with its code samples and without other expressions. */
export const templateText = (twig: string): string =>
  textOf(
    twig.replaceAll(TWIG, (_, verbatim?: string, sample?: string, literal?: string) =>
      escapeHtml(verbatim ?? sample ?? literal ?? ' '),
    ),
  );
