/** Finds declared names that do not describe their value: variables, parameters, functions, types and members. */
import { parseSync } from 'vite';
import type { Source } from './sources';
import { bannedNames, publicMembers, repeatedNames } from './table';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Properties of a syntax node that declare names, by the type of the node. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSPropertySignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  ClassDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSTypeParameter: ['name'],
  CatchClause: ['param'],
};
const MEMBER = /^(TS(Method|Property)Signature|(Property|Method)Definition)$/;

/** The names in a pattern such as `{ a: b, ...rest }`: `b` and `rest`. */
function namesIn(pattern: unknown): string[] {
  if (pattern instanceof Array) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return namesIn(pattern['properties']);
    case 'ArrayPattern':
      return namesIn(pattern['elements']);
    case 'Property':
      return namesIn(pattern['value']);
    case 'AssignmentPattern':
      return namesIn(pattern['left']);
    case 'RestElement':
      return namesIn(pattern['argument']);
    case 'TSParameterProperty':
      return namesIn(pattern['parameter']);
    default:
      return [];
  }
}

function* declaredIn(value: unknown): Generator<{ readonly name: string; readonly isMember: boolean }> {
  if (value instanceof Array) for (const one of value) yield* declaredIn(one);
  if (!isNode(value)) return;
  const isMember = MEMBER.test(value.type);
  for (const key of DECLARING[value.type] ?? [])
    for (const name of namesIn(value[key])) yield { name, isMember: isMember && key === 'key' };
  for (const child of Object.values(value)) if (typeof child === 'object') yield* declaredIn(child);
}

const mentioned = new RegExp(`\\b(${bannedNames.join('|')})\\b`, 'i');

/** The rule for one file. Most files contain none of the words and need no parser. */
export function isNamedVaguely({ path, text, code }: Source): readonly string[] {
  if (!mentioned.test(code) || /\.generated\.|\.d\.ts$/.test(path) || !/\.(tsx?|mjs)$/.test(path)) return [];
  const isPublic = (name: string): boolean =>
    publicMembers.some(([names, only]) => names.includes(name) && only.test(path));
  const names = [...declaredIn(parseSync(path, text).program)]
    .filter(({ name, isMember }) => bannedNames.includes(name.toLowerCase()) && !(isMember && isPublic(name)))
    .map(({ name }) => name);
  return [...new Set(names)].map((name) => `declares ${name}`);
}

/** Finds files with a name that must be unique, such as `write.ts`. */
export function repeatedFiles(files: readonly Source[]): string[] {
  const paths = files.map(({ path }) => path);
  return repeatedNames.flatMap((name) => {
    const same = paths.filter((path) => path.endsWith(`/${name}`));
    return same.length > 1 ? same : [];
  });
}
