/** A page as Markdown: headings, paragraphs, lists, tables and code of its `<main>`. */
import { parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];
type One = Nodes[number];

const find = (nodes: Nodes, name: string): One | undefined => {
  for (const one of nodes) {
    if ('name' in one && one.name === name) return one;
    const inner = 'children' in one ? find(one.children as Nodes, name) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
};

const childrenOf = (one: One): Nodes => ('children' in one ? (one.children as Nodes) : []);
const raw = (one: One): string => ('data' in one ? String(one.data) : childrenOf(one).map(raw).join(''));

function write(one: One): string {
  if (one.type === 'text') return String(one.data).replaceAll(/\s+/g, ' ');
  const inner = (): string => childrenOf(one).map(write).join('');
  if (!('attribs' in one)) return inner();
  const line = (): string => inner().trim();
  switch (one.name) {
    case 'script':
    case 'style':
    case 'iframe':
    case 'svg':
    case 'footer':
      return '';
    case 'h1':
    case 'h2':
    case 'h3':
      return `\n\n${'#'.repeat(Number(one.name[1]))} ${line()}\n\n`;
    case 'pre':
      return `\n\n\`\`\`\n${raw(one).trim()}\n\`\`\`\n\n`;
    case 'code':
      return `\`${raw(one)}\``;
    case 'a':
      return one.attribs['class'] === 'anchor' ? inner() : `[${line()}](${one.attribs['href'] ?? ''})`;
    case 'li':
    case 'dt':
      return `\n- ${line()}`;
    case 'dd':
      return `: ${line()}`;
    case 'tr':
      return `\n|${childrenOf(one)
        .filter((cell) => 'name' in cell)
        .map((cell) => ` ${write(cell).trim().replaceAll('|', '\\|')} |`)
        .join('')}`;
    case 'thead': {
      const head = inner();
      return `${head}\n|${' --- |'.repeat((head.match(/\|/g)?.length ?? 1) - 1)}`;
    }
    case 'p':
    case 'section':
    case 'table':
    case 'ul':
    case 'dl':
    case 'details':
      return `\n\n${inner()}\n\n`;
    default:
      return inner();
  }
}

export function markdownOf(html: string): string {
  const main = find(parseDocument(html).children, 'main');
  return `${(main === undefined ? '' : write(main)).replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}
