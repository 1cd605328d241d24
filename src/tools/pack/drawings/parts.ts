/** The parts of a drawing while it is built, texts and elements with their conditions, and their output as a tree. */
import type { Tree } from '../../../element/first-screen';
import { headOf } from '../../../element/lists';
import type { Expression } from '../../../element/template-expression';

export type Branch = Exclude<Tree, string>;
export const isBranch = (tree: Tree): tree is Branch => typeof tree !== 'string';

/** A text or an element, with the condition for its presence. */
export interface Text {
  text: string;
  condition: string;
}
export interface Token {
  token: string;
  condition: string;
}
export type Attribute =
  | { cases: [condition: string, value: string | null][]; else: string | null }
  | { tokens: Token[] };
export interface Element {
  name: string;
  list: string;
  condition: string;
  attributes: Map<string, Attribute>;
  children: Part[];
}
export type Part = Text | Element;
export const isElement = (part: Part): part is Element => 'name' in part;

/** Attributes that are lists of words: each word has its own condition. */
export const TOKENS = /^(class|part|aria-describedby)$/;
export const words = (text: string | null): string[] => text?.split(' ').filter(Boolean) ?? [];

export const partOf = (tree: Tree, condition = ''): Part => {
  if (!isBranch(tree)) return { text: tree, condition };
  const [head, attributes, ...children] = tree;
  const { name, list } = headOf(head);
  return {
    name,
    list,
    condition,
    attributes: new Map(
      Object.entries(attributes as Record<string, string>).map(([key, value]): [string, Attribute] => [
        key,
        TOKENS.test(key)
          ? { tokens: words(value).map((token) => ({ token, condition: '' })) }
          : { cases: [], else: value },
      ]),
    ),
    children: children.map((child) => partOf(child)),
  };
};

const isBare = (one: Part | undefined): one is Text => one !== undefined && !isElement(one);

export function treesOf(parts: readonly Part[]): Tree[] {
  const [part, next] = parts;
  if (part === undefined) return [];
  const both =
    isBare(part) && part.condition === '' && isBare(next) ? either(part.text, next.condition, next.text) : undefined;
  return both === undefined ? [treeOf(part), ...treesOf(parts.slice(1))] : [both, ...treesOf(parts.slice(2))];
}

/** A value with a word as fallback: `{label}`, and with `!label` `{=key|Szukaj}`, becomes `{label|=key|Szukaj}`. */
function either(text: string | null, condition: string, other: string | null): string | undefined {
  if (!condition.startsWith('!') || text === null || other === null) return undefined;
  const [head = '', tail] = text.split(`{${condition.slice(1)}}`);
  if (tail === undefined || !other.startsWith(head)) return undefined;
  const [, word] = /^\{(=[^}]+)\}/.exec(other.slice(head.length)) ?? [];
  return word !== undefined && other === `${head}{${word}}${tail}`
    ? `${head}{${condition.slice(1)}|${word}}${tail}`
    : undefined;
}

export function treeOf(part: Part): Tree {
  if (!isElement(part)) return part.condition === '' ? part.text : [`?${part.condition}`, {}, part.text];
  const list = part.list === '' ? '' : `*${part.list}`;
  const condition = part.condition === '' ? '' : `?${part.condition}`;
  const attributes = [...part.attributes].map(([key, attribute]) => [key, valueOf(attribute)] as const);
  return [part.name + list + condition, Object.fromEntries(attributes), ...treesOf(part.children)] as Branch;
}

function valueOf(attribute: Attribute): Expression {
  if ('tokens' in attribute) return tokensExpression(attribute.tokens);
  const { cases, else: other } = attribute;
  const [[condition, value] = ['', null]] = cases;
  return (
    (cases.length === 1 ? either(other, condition, value) : undefined) ??
    cases.reduceRight<Expression>((rest, [when, value]) => [when, value, rest], other)
  );
}

function tokensExpression(tokens: readonly Token[]): Expression {
  const [first, second] = tokens;
  // A single conditional word needs no joining, alone or among unconditional ones.
  if (first && !second && first.condition !== '') return [first.condition, first.token, null];
  const [once, ...more] = tokens.filter(({ condition }) => condition !== '');
  const joined = (some: readonly Token[]) => some.map(({ token }) => token).join(' ');
  if (once !== undefined && more.length === 0)
    return [once.condition, joined(tokens), joined(tokens.filter((one) => one !== once))];
  const texts = tokens.map(({ token, condition }, at) => {
    const text = at === 0 ? token : ` ${token}`;
    return condition === '' ? text : `{?${condition}:${text}}`;
  });
  const conditions = tokens.map(({ condition }) => condition);
  // If no word is unconditional, the attribute may disappear.
  return conditions.includes('') ? texts.join('') : [conditions.join('|'), texts.join(''), null];
}
