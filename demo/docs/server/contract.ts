/** Decides how the published contract reads as tables: the calls, the cart's actions, and every shape on the wire. */
import { readFileSync } from 'node:fs';

interface Schema {
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
  readonly minimum?: number;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema; readonly examples?: Examples } };
}
type Examples = Readonly<Record<string, { readonly value: unknown }>>;

interface Call {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

interface Document {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** The names of the shapes, each an anchor of the contract's page. */
export const shapes: ReadonlySet<string> = new Set(Object.keys(document.components.schemas));

/** A schema as TypeScript would write it. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(' & ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(
      ([name, one]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(one)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }
  if (typeof schema.additionalProperties === 'object') return `{ [key]: ${typeOf(schema.additionalProperties)} }`;
  if (schema.type === 'object') return 'object';
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' | ');
}

const propertiesOf = (schema: Schema): { name: string; type: string; isRequired: boolean; summary: string }[] => [
  ...(schema.allOf ?? []).flatMap(propertiesOf),
  ...Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    type: typeOf(one),
    isRequired: schema.required?.includes(name) ?? false,
    summary: one.description ?? '',
  })),
];

const bodyOf = (content: Content | undefined): string => {
  const schema = content?.content?.['application/json']?.schema;
  return schema === undefined ? '' : typeOf(schema);
};

/** What the contract's page shows. */
export function contractOf() {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      summary: call.summary,
      body: path === '/koszyk' ? 'one of the actions below' : bodyOf(call.requestBody),
      answer: bodyOf(call.responses['200']),
    })),
  );
  const cart = document.paths['/koszyk']!['post']!;
  const examples = cart.requestBody?.content?.['application/json']?.examples ?? {};
  return {
    about: document.info.description,
    calls,
    headers: cart.parameters ?? [],
    statuses: Object.entries(cart.responses).map(([status, { description }]) => ({ status, summary: description })),
    actions: Object.entries(examples).map(([name, { value }]) => ({
      name,
      shape: `${name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Action`,
      example: JSON.stringify(value),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => {
      const properties = propertiesOf(schema);
      return { name, summary: schema.description ?? '', properties, type: properties.length > 0 ? '' : typeOf(schema) };
    }),
  };
}
