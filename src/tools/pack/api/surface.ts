/** Collects the public surface: every name that a page, a server or a build may rely on, and its type, as one flat table. */
import { readFileSync } from 'node:fs';
import { faults } from '../faults/pages';
import { directions, inlineObjectsOf, propertiesOf, typeOf, type Contract, type Schema } from '../../contract/read';

/**
 * Keyed by kind and name, `attribute shop-cart cart-url`: its type, `!` if it is required, its default. Texts for people are left out;
 * they may change in any release.
 */
export type Surface = Readonly<Record<string, string>>;

interface Described {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly syntax?: string;
  readonly default?: string;
  readonly required?: boolean;
  readonly description?: string;
}

interface Tag {
  readonly tagName: string;
  readonly attributes: readonly Described[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly members: readonly (Described & { readonly kind: string })[];
  readonly cssStates?: readonly Described[];
  readonly commands?: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

/** The committed files that the surface is read from. */
export interface Sources {
  /** custom-elements.json */
  readonly elements: { readonly modules: readonly { readonly declarations: readonly Tag[] }[] };
  /** src/texts/texts.json */
  readonly texts: Readonly<Record<string, { readonly placeholders?: readonly string[] }>>;
  /** src/tools/contract/openapi.json */
  readonly contract: Contract;
  /** What a build may import: the keys of package.json's `exports`. */
  readonly exports: object;
  /** The ids of faults in the console, the conformance kit and the linter. */
  readonly faults: readonly string[];
}

const signatureOf = ({ type, syntax, required, default: value }: Described): string =>
  `${type?.text ?? syntax ?? ''}${required ? '!' : ''}${value === undefined ? '' : ` = ${value}`}`;

const ofTag = (tag: Tag): [string, string][] => {
  const rows = (kind: string, all: readonly Described[]) =>
    all.map((one): [string, string] => [
      `${kind} ${tag.tagName} ${one.name}`.trim(),
      `${signatureOf(one)}${one.description?.endsWith(' Cancelable.') ? ' cancelable' : ''}`,
    ]);
  return [
    [`element ${tag.tagName}`, ''],
    ...rows('attribute', tag.attributes),
    ...rows('event', tag.events),
    ...rows('command', tag.commands ?? []),
    ...rows('slot', tag.slots),
    ...rows(
      'method',
      tag.members.filter(({ kind }) => kind === 'method'),
    ),
    ...rows('state', tag.cssStates ?? []),
    ...rows('part', tag.cssParts),
    ...rows('property', tag.cssProperties),
  ];
};

/** `Cart carrier`, and `Cart carrier.network` for an object that is written inline. */
const fieldsOf = (schema: Schema, before = ''): [string, string][] =>
  propertiesOf(schema).flatMap(({ name, isRequired, schema: one }): [string, string][] => [
    [`${before}${name}`, `${typeOf(one, true)}${isRequired ? '!' : ''}`],
    ...inlineObjectsOf(one).flatMap((inside) => fieldsOf(inside, `${before}${name}.`)),
  ]);

/** `asks` is data that an element sends, `answers` data that it reads: changes of the two have different consequences for a server. */
function ofContract(contract: Contract): [string, string][] {
  const { asked: requestTypes, answered } = directions(contract);
  const shapes = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const fields = inlineObjectsOf(schema).flatMap((inside) => fieldsOf(inside));
    const rows: [string, string][] = [
      [name, schema.properties ? '' : typeOf(schema, true)],
      ...fields.map(([field, type]): [string, string] => [`${name} ${field}`, type]),
    ];
    const kinds = [requestTypes.has(name) ? 'asks' : '', answered.has(name) ? 'answers' : ''].filter(Boolean);
    return kinds.flatMap((kind) => rows.map(([row, type]): [string, string] => [`${kind} ${row}`, type]));
  });
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [`call ${method.toUpperCase()} ${path}`, '']),
  );
  return [...calls, ...shapes];
}

function surfaceOf({ elements, texts, contract, exports, faults }: Sources): Surface {
  const rows: [string, string][] = [
    ...elements.modules.flatMap(({ declarations }) => declarations.flatMap(ofTag)),
    ...Object.entries(texts).map(([key, { placeholders = [] }]): [string, string] => [
      `text ${key}`,
      placeholders.join(' '),
    ]),
    ...ofContract(contract),
    ...Object.keys(exports).map((path): [string, string] => [`import ${path}`, '']),
    ...faults.map((id): [string, string] => [`fault ${id}`, '']),
  ];
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const repository = new URL('../../../../', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, repository), 'utf8'));

/** The surface of the working copy. */
export const surface = (): Surface =>
  surfaceOf({
    elements: json('custom-elements.json') as Sources['elements'],
    texts: json('src/texts/texts.json') as Sources['texts'],
    contract: json('src/tools/contract/openapi.json') as Contract,
    exports: (json('package.json') as { exports: object }).exports,
    faults: [...faults.keys()],
  });
