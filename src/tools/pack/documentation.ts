/** Removes what only readers need from the browser's files: summaries, slots, parts, types, an action's samples, the contract's forms, … */
import { parseAst, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: string };
  readonly value: Node;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = ({ key }: Property): string | undefined => key.name ?? key.value;
const membersOf = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression' ? (node as Node & { properties: Node[] }).properties : [];
const isProperty = (node: Node): node is Property => node.type === 'Property';
const propertiesOf = (node: Node | undefined): Property[] => membersOf(node).filter(isProperty);

/** The calls whose arguments describe something. */
const describing = /^(declare|event|text|tokens|flag|number|integer|oneOf|json|kind|action)$/;
const forReaders: ReadonlySet<string | undefined> = new Set([
  'summary',
  'group',
  'height',
  'commands',
  'slots',
  'parts',
  'cssProperties',
  'detail',
  'type',
  'kind',
  // Parts of an action that only contract, kit and mock read.
  'body',
  'samples',
  'mayChange',
  'trialBody',
]);

/** Functions that build a declaration or an attribute return it. */
function answeredBy(node: Node): Node | undefined {
  const { argument } = node as Node & { argument?: (Node & { expression?: Node }) | null };
  return node.type === 'ReturnStatement' ? (argument?.expression ?? argument ?? undefined) : undefined;
}

interface Call extends Node {
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}

function describedBy(node: Node): readonly Node[] {
  const { callee, arguments: given = [] } = node as Call;
  return describing.test(callee?.name ?? '') ? given : [];
}

/** The form that the contract prescribes (src/http/wire.ts) has no effect on reading. */
const isForContract = (node: Node): boolean => (node as Call).callee?.name === 'wire';

/** At run time only cancelable events need an entry. */
const isEventForReaders = ({ value }: Property): boolean =>
  ![value, ...describedBy(value)].flatMap(propertiesOf).some((one) => nameOf(one) === 'cancelable');

function* readersOnly(node: Node, isDeclaring: boolean): Generator<Node> {
  yield* ((node as Call).arguments ?? []).filter(isForContract);
  const answer = isDeclaring ? answeredBy(node) : undefined;
  for (const property of (answer ? [answer] : describedBy(node)).flatMap(propertiesOf)) {
    if (forReaders.has(nameOf(property))) yield property;
    else if (nameOf(property) !== 'events') continue;
    else if (membersOf(property.value).every((one) => isProperty(one) && isEventForReaders(one))) yield property;
    else yield* propertiesOf(property.value).filter(isEventForReaders);
  }
  for (const child of childrenOf(node)) yield* readersOnly(child, isDeclaring);
}

/**
 * A declaration's source without what is only for readers; every other character stays. In functions that declare,
 * the returned objects are stripped too.
 */
export function withoutDocumentation(code: string, isDeclaring = false): string {
  let stripped = code;
  const ranges = [...readersOnly(parseAst(code, { lang: 'ts' }) as Node, isDeclaring)];
  for (const { start, end } of ranges) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    const blank = code.slice(start, end + comma).replace(/[^\n]/g, ' ');
    stripped = stripped.slice(0, start) + blank + stripped.slice(end + comma);
  }
  return stripped;
}

/** A bundler leaves out what nothing reads, such as the schema of a body that only the contract describes, if making it has no effect. */
const withPureSchemas = (code: string): string =>
  code.includes("from 'valibot'")
    ? code.replace(/(?<![\w.`])(v\.\w+|maybe|list|readEntries|byName|having|limited)\(/g, '/* @__PURE__ */ $&')
    : code;

const DECLARING = /\/src\/element\/(declare|attributes)\.ts$/;

/** Applies to all files that declare something or define schemas; Node reads the sources unchanged. */
export const documentation: Plugin = {
  name: 'documentation',
  enforce: 'pre',
  transform: (code, id) =>
    DECLARING.test(id) ||
    (id.endsWith('.ts') && /\/element\/(declare|attributes)'|'\.\/(attributes|action)'|'valibot'/.test(code))
      ? { code: withPureSchemas(withoutDocumentation(code, DECLARING.test(id))), map: null }
      : null,
};
