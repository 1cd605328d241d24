/** Splits code into coloured runs: HTML with Twig, Blade or PHP in it, scripts and CSS. */
export type Kind = 'plain' | 'tag' | 'name' | 'string' | 'template' | 'comment' | 'key';

export interface Run {
  readonly kind: Kind;
  readonly text: string;
}

/** Template expressions come first, because they may be inside strings. */
const TEMPLATE = String.raw`\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{!![\s\S]*?!!\}|<\?(?:php|=)[\s\S]*?\?>|@(?:if|foreach) \([^\n]*?\)(?=[ \n])|@end(?:if|foreach)`;
const rules: readonly (readonly [Kind, string])[] = [
  ['comment', String.raw`<!--[\s\S]*?-->|/\*[\s\S]*?\*/|(?<=^|\s)//[^\n]*`],
  ['template', TEMPLATE],
  ['tag', String.raw`</?[a-z][\w-]*|/?>`],
  ['string', String.raw`"(?:[^"\\]|\\.)*?"(?!\s*:)|'(?:[^'\\\n]|\\.)*'`],
  [
    'key',
    String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)|--[a-z][\w-]*|\b(?:const|await|async|function|return|new|import|from|true|false|null)\b`,
  ],
  ['name', String.raw`(?<=\s)[a-z][\w-]*(?==")|(?<=\s)(?:required|trader|active|checked|disabled)(?=[\s>])`],
];
const all = new RegExp(rules.map(([kind, rule]) => `(?<${kind}>${rule})`).join('|'), 'g');
const template = new RegExp(TEMPLATE, 'g');

/** The runs of a text; joined they equal the text. */
export function highlight(code: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of code.matchAll(all)) {
    if (match.index > at) runs.push({ kind: 'plain', text: code.slice(at, match.index) });
    const kind = Object.keys(match.groups ?? {}).find((one) => match.groups?.[one] !== undefined) as Kind;
    runs.push(...(kind === 'string' ? withTemplates(match[0]) : [{ kind, text: match[0] }]));
    at = match.index + match[0].length;
  }
  return at < code.length ? [...runs, { kind: 'plain', text: code.slice(at) }] : runs;
}

function withTemplates(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(template)) {
    if (match.index > at) runs.push({ kind: 'string', text: text.slice(at, match.index) });
    runs.push({ kind: 'template', text: match[0] });
    at = match.index + match[0].length;
  }
  return at < text.length ? [...runs, { kind: 'string', text: text.slice(at) }] : runs;
}
