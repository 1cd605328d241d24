/** Small mistakes in a source file: another operator, a condition turned round, another constant, a call or a result left out. */
import { parseAst } from 'vite';
import type { Change } from './mutants';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly value?: unknown;
  readonly left?: Node;
  readonly right?: Node;
  readonly test?: Node;
  readonly argument?: Node | null;
  readonly expression?: Node;
}

/** By operator: what a typing error makes of it. */
const OTHER: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

/** A mistake at a place of the text. */
export interface Mistake extends Omit<Change, 'anchor'> {
  readonly start: number;
  readonly end: number;
}

function mistakesAt(node: Node, text: string): readonly [start: number, end: number, replacement: string][] {
  const { start, end, operator, left, right, test, argument, expression, value } = node;
  const of = (one: Node): string => text.slice(one.start, one.end);
  if (left && right && operator !== undefined && /^(Binary|Logical)Expression$/.test(node.type)) {
    const other = OTHER[operator];
    return other === undefined ? [] : [[start, end, `(${of(left)}) ${other} (${of(right)})`]];
  }
  if (test && /^(IfStatement|ConditionalExpression|WhileStatement)$/.test(node.type))
    return [[test.start, test.end, `!(${of(test)})`]];
  if (node.type === 'ReturnStatement' && argument) return [[start, end, 'return undefined as never;']];
  if (node.type === 'ExpressionStatement' && expression?.type === 'CallExpression') return [[start, end, ';']];
  if (node.type === 'UnaryExpression' && operator === '!' && argument) return [[start, end, `(${of(argument)})`]];
  if (node.type === 'Literal' && typeof value === 'boolean') return [[start, end, String(!value)]];
  if (node.type === 'Literal' && typeof value === 'number') return [[start, end, String(value + 1)]];
  return [];
}

/** All mistakes of a file; types and imports have none. */
export function mistakesIn(file: string, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type } = node as Partial<Node>;
    if (type !== undefined && /^(TS(?!As|NonNull|Satisfies)|ImportDeclaration)/.test(type)) return;
    if (type !== undefined)
      for (const [start, end, replacement] of mistakesAt(node as Node, text))
        mistakes.push({ file, start, end, with: replacement });
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return mistakes;
}

/** The mistake as a line of a report. */
export function toldOf({ file, start, end, with: replacement }: Mistake, text: string): string {
  const line = text.slice(0, start).split('\n').length;
  return `${file}:${line} \`${text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60)}\` as \`${replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}\``;
}
