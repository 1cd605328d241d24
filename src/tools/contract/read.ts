/** Reads the contract for tools: a schema as a TypeScript type, its fields, and the calls that send or return each shape. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema; readonly examples?: Examples } };
}
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly example?: string;
}

interface Call {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

/** `src/tools/contract/openapi.json`, as far as it is used. */
export interface Contract {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A schema as a TypeScript type; `isShort` abbreviates objects. */
export function typeOf(schema: Schema, isShort = false): string {
  const type = (one: Schema): string => typeOf(one, isShort);
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(type))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(type).join(' & ');
  if (schema.type === 'array') return `${type(schema.items ?? {})}[]`;
  if (schema.properties !== undefined) {
    if (isShort) return 'object';
    const fields = Object.entries(schema.properties).map(
      ([name, one]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${type(one)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  if (typeof schema.additionalProperties === 'object') return `{ [key]: ${type(schema.additionalProperties)} }`;
  if (schema.type === 'object') return 'object';
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' | ');
}

const between = (min: number | undefined, max: number | undefined, what: string): string[] => {
  if (min !== undefined && max !== undefined) return [`${min} to ${max}${what}`];
  if (min !== undefined) return [`at least ${min}${what}`];
  return max === undefined ? [] : [`at most ${max}${what}`];
};

/** A value's constraints besides its type, also inside a list or a union; not those of a reference. */
export function limitsOf(schema: Schema): string[] {
  const { anyOf = [], allOf = [], items, additionalProperties: others, pattern } = schema;
  const inside = [...anyOf, ...allOf, ...(items ? [items] : []), ...(typeof others === 'object' ? [others] : [])];
  return [
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' entries'),
    ...between(schema.minimum, schema.maximum, ''),
    ...(pattern === undefined ? [] : [`\`${pattern}\``]),
    ...inside.flatMap(limitsOf),
  ];
}

interface Property {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
  readonly limits: string;
  readonly summary: string;
}

export const propertiesOf = (schema: Schema): Property[] => [
  ...(schema.allOf ?? []).flatMap(propertiesOf),
  ...Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    type: typeOf(one),
    isRequired: schema.required?.includes(name) ?? false,
    schema: one,
    limits: [...new Set(limitsOf(one))].join(', '),
    summary: one.description ?? '',
  })),
];

/** The object schemas inside a schema, except references. */
export function inlineObjectsOf(schema: Schema): readonly Schema[] {
  if (schema.properties !== undefined) return [schema];
  const { anyOf = [], allOf = [], items, additionalProperties: others } = schema;
  return [...anyOf, ...allOf, ...(items ? [items] : []), ...(typeof others === 'object' ? [others] : [])].flatMap(
    inlineObjectsOf,
  );
}

/** The schema of a body or a response. */
export const schemaOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema;

/** The names of the shapes that a value refers to, directly or indirectly. */
function named(value: unknown, schemas: Contract['components']['schemas'], names: Set<string>): Set<string> {
  for (const [, ref = ''] of JSON.stringify(value ?? null).matchAll(/"\$ref":"([^"]+)"/g)) {
    const name = nameOf(ref);
    if (names.has(name)) continue;
    names.add(name);
    named(schemas[name], schemas, names);
  }
  return names;
}

/** Which shapes the elements send, and which they read; some are both. */
export function directions({ paths, components: { schemas } }: Contract) {
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  return {
    asked: named(
      calls.map(({ requestBody }) => requestBody?.content),
      schemas,
      new Set(),
    ),
    answered: named(
      calls.map(({ responses }) => responses),
      schemas,
      new Set(),
    ),
  };
}
