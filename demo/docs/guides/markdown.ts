/** Turns Markdown files into guides: sections, HTML, and snippets for the tests that run them. */
import { readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { coloured } from '../coloured';
import { escapeHtml } from '../dialects/dialect';
import { textOf } from '../find/plain-text';
import type { Guide, Section } from './guide';

/** A fenced block. Its info string contains the language, then the caption: the file's path if the reader creates a file. */
export interface Snippet {
  readonly language: string;
  readonly name: string;
  readonly code: string;
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

export const sourceOf = (slug: string, file = `${slug}.md`): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8');

const snippetOf = ({ lang = '', text }: Tokens.Code): Snippet => {
  const [language = '', ...name] = lang.split(' ');
  return { language, name: name.join(' ') || language, code: text };
};

const marked: Marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const html = this.parser.parseInline(tokens);
      if (depth === 1) return `<header class="head"><h1>${html}</h1></header>`;
      return `<h${depth} id="${idOf(text)}"><a class="anchor" href="#${idOf(text)}">${html}</a></h${depth}>`;
    },
    code: (token) => {
      const { language, name, code } = snippetOf(token);
      const label = escapeHtml(name);
      return `<figure class="code" data-language="${escapeHtml(language)}"><figcaption>${label}</figcaption><pre tabindex="0" role="group" aria-label="${label}"><code>${coloured(code)}</code></pre></figure>`;
    },
    table({ header, rows }) {
      const inner = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
      const names = header.map(({ text }) => escapeHtml(text.replaceAll(/<[^>]*>/g, '')));
      const row = ([first, ...rest]: Tokens.TableCell[]): string =>
        `<tr><th scope="row">${first ? inner(first) : ''}</th>${rest.map((one, at) => `<td data-label="${names[at + 1]}">${inner(one)}</td>`).join('')}</tr>`;
      const head = header.map((one) => `<th scope="col">${inner(one)}</th>`).join('');
      return `<div class="scroll" tabindex="0" role="group" aria-label="${names.join(', ')}"><table class="rows"><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table></div>`;
    },
    // Files of the repository link to each other.
    link({ href, tokens }) {
      const name = /^([A-Z]+)\.md$/.exec(href)?.[1];
      const url = name === undefined ? href : `/elementy/${name.toLowerCase()}`;
      return `<a href="${escapeHtml(url)}">${this.parser.parseInline(tokens)}</a>`;
    },
    // Search words are in a comment below a heading.
    html: ({ text }) => (text.startsWith('<!-- words:') ? '' : text),
  },
});

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function sectionsIn(tokens: readonly Token[]): Section[] {
  const starts = tokens.flatMap((token, at) => (isHeading(token) && token.depth === 2 ? [at] : []));
  return starts.map((at, index) => {
    const own = tokens.slice(at + 1, starts[index + 1]);
    const title = (tokens[at] as Tokens.Heading).text;
    const words = /<!-- words:(.*?)-->/
      .exec(own.map(({ raw }) => raw).join(''))?.[1]
      ?.split(',')
      .map((word) => word.trim());
    return { id: idOf(title), title, words: words ?? [], text: textOf(marked.parser(own)) };
  });
}

/** The guide in `<slug>.md` beside this file, or in another file, whose first line is `# Title`. */
export const markdownGuide = (slug: string, file?: string): Guide => guideOf(slug, sourceOf(slug, file));

/** Each version of the changelog has the same headings. */
function uniqueIds(html: string): string {
  const counts = new Map<string, number>();
  return html.replaceAll(/ id="([^"]*)"><a class="anchor" href="#\1"/g, (whole, id: string) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? whole : ` id="${id}-${count}"><a class="anchor" href="#${id}-${count}"`;
  });
}

/** The guide whose Markdown is `source`. */
export function guideOf(slug: string, source: string): Guide {
  const tokens = marked.lexer(source);
  // A span marks another language.
  const title = tokens.find(isHeading)?.text.replaceAll(/<[^>]*>/g, '');
  if (title === undefined) throw new Error(`${slug}.md has no title`);
  const html = uniqueIds(marked.parser(tokens));
  return { slug, title, template: 'guide', sections: sectionsIn(tokens), data: () => ({ title, html }) };
}

/** `<!-- code: shop.php -->`, or `<!-- code: Terminal, 2: W terminalu -->`: the second block of that name, under another caption. */
const PLACE = /^<!-- code: (.+?)(?:, (\d+))?(?:: (.+))? -->$/gm;

/** The Polish guide in `<slug>.md`: its code comes from its English page, so that both are equal. */
export function polishGuide(slug: string, codes: readonly Snippet[]): Guide {
  const source = sourceOf(slug).replaceAll(PLACE, (place, name: string, position = '1', caption = name) => {
    const snippet = codes.filter((one) => one.name === name)[Number(position) - 1];
    if (snippet === undefined) throw new Error(`${slug}.md: ${place} is no code of the English page`);
    return `\`\`\`${snippet.language.split(' ')[0]} ${caption}\n${snippet.code}\n\`\`\``;
  });
  return { ...guideOf(slug, source), lang: 'pl' };
}

/** All fenced blocks of a guide in order. */
export const snippetsOf = (slug: string): Snippet[] =>
  marked
    .lexer(sourceOf(slug))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(snippetOf);
