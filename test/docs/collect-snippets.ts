/** Collects the snippets: every code block of every page of the documentation as served, and of the two READMEs. */
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { parseDocument } from 'htmlparser2';
import { faults } from '../../src/tools/pack/faults/pages';
import { guides } from '../../demo/docs/guides/all';
import { entries } from '../../demo/docs/server/reference';

export interface PageSnippet {
  /** `start`, `shop-cart`, `e/csrf`, `README.md`. */
  readonly page: string;
  readonly language: string;
  readonly name: string;
  readonly code: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
const childrenOf = (node: Node): readonly Node[] => ('children' in node ? (node.children as Node[]) : []);
const textOf = (node: Node): string => ('data' in node ? String(node.data) : childrenOf(node).map(textOf).join(''));
const all = (node: Node, name: string): Node[] => [
  ...('name' in node && node.name === name ? [node] : []),
  ...childrenOf(node).flatMap((one) => all(one, name)),
];

function inPage(page: string, html: string): PageSnippet[] {
  return parseDocument(html)
    .children.flatMap((node) => all(node, 'pre'))
    .flatMap((pre) => {
      const figure = pre.parent as Node & { readonly attribs: Readonly<Record<string, string>> };
      const caption = all(figure, 'figcaption')[0];
      // A screen reader's transcript has no caption and is not code.
      if (caption === undefined) return [];
      const language = figure.attribs['data-language'] ?? '';
      return [{ page, language, name: textOf(caption), code: textOf(pre) }];
    });
}

/** Snippets of the repository's Markdown files; an indented block is code without a language. */
function inText(page: string): PageSnippet[] {
  return marked
    .lexer(readFileSync(page, 'utf8'))
    .flatMap((token) =>
      token.type === 'code'
        ? [{ page, language: (token['lang'] as string | undefined) ?? 'none', name: '', code: token['text'] as string }]
        : [],
    );
}

/** `request` loads a page of the shop. */
export async function collectSnippets(ask: (path: string) => Promise<string>): Promise<PageSnippet[]> {
  const pages = [
    // Polish pages contain the code of their English versions.
    ...guides.map(({ slug }) => slug).filter((slug) => !/^pl(\/|$)/.test(slug)),
    ...(await entries()).keys(),
    ...[...faults.keys()].map((id) => `e/${id}`),
  ];
  const snippets: PageSnippet[] = [];
  for (const page of pages) snippets.push(...inPage(page, await ask(`/elementy/${page}`)));
  return [...snippets, ...inText('README.md'), ...inText('src/php/README.md')];
}
