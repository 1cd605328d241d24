/** Requests that measure a server's cost: each parameter and body of each call of the contract, with one long value. */
import { openApi } from '../../src/tools/contract/openapi';
import { textsOf } from '../fixtures/texts';

type Schema = Readonly<Record<string, unknown>>;
type Step = string | number;

export interface CostlyRequest {
  /** The call, and the path of the long value: `POST /koszyk new_address.street`. */
  readonly place: string;
  /** The long value: the number of characters or rows, and their kind. */
  readonly size: number;
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const SIZES = [10, 100, 1000, 10_000, 90_000] as const;
/** Inputs that slow down patterns, folding and splitting. A sample uses the first only. */
export const KINDS: readonly string[] = [
  '1 ',
  '\u200b',
  'tel ',
  '\ud83d\ude00',
  ...textsOf('a | ż | 1 | a. | - | ( | % | 111. | a@a-'),
];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Schema | undefined;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

const document = openApi('0') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
/** The template defines the fields of this form, so the contract has none. */
const OWN_FORM: Schema = { type: 'object', properties: { product: { type: 'string' }, quantity: { type: 'string' } } };

export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, methodSpec]) => {
    const content = (methodSpec['requestBody'] as { content: Record<string, { schema: Schema }> } | undefined)?.content;
    const body = content?.['application/json']?.schema;
    return {
      method: method.toUpperCase(),
      path,
      body: path === '/do-koszyka' ? OWN_FORM : body,
      parameters: (methodSpec['parameters'] as Call['parameters'] | undefined) ?? [],
    };
  }),
);

/** Selects the alternative that can be long. */
function resolved(schema: Schema): Schema {
  const { $ref, anyOf } = schema as { $ref?: string; anyOf?: readonly Schema[] };
  if ($ref !== undefined) return resolved(document.components.schemas[$ref.replace('#/components/schemas/', '')] ?? {});
  if (anyOf === undefined) return schema;
  const all = anyOf.map(resolved);
  return all.find(({ type }) => type === 'string') ?? all.find(({ type }) => type !== 'null') ?? {};
}

/** A small valid value, and its places that can be long: texts, lists, and objects with arbitrary keys. */
function filled(schema: Schema, at: readonly Step[], places: Step[][]): unknown {
  const one = resolved(schema) as {
    type?: string | string[];
    const?: unknown;
    enum?: readonly unknown[];
    properties?: Readonly<Record<string, Schema>>;
    items?: Schema;
    additionalProperties?: Schema | boolean;
  };
  if ('const' in one) return one.const;
  if (one.enum !== undefined) return one.enum[0];
  if (one.items !== undefined) {
    places.push([...at]);
    return [filled(one.items, [...at, 0], places)];
  }
  if (typeof one.additionalProperties === 'object') {
    places.push([...at]);
    return { 1: filled(one.additionalProperties, [...at, '1'], places) };
  }
  if (one.properties !== undefined)
    return Object.fromEntries(
      Object.entries(one.properties).map(([name, own]) => [name, filled(own, [...at, name], places)]),
    );
  if (one.type === 'number' || one.type === 'integer') return 1;
  if (one.type === 'boolean') return true;
  places.push([...at]);
  return '1';
}

/**
 * Characters that databases refuse: a NUL, half of a surrogate pair, and an invalid UTF-8 byte, represented by the last private-use
 * character.
 */
export const BROKEN: readonly string[] = ['a\0b', 'a\ud800b', 'a\uf8ffb'];
const NO_SIGN = Buffer.from('\uf8ff').toString('latin1');

/** The request's bytes, with the invalid byte in place of its representative. */
export const bytesOf = ({ path, body }: CostlyRequest): { readonly path: string; readonly body: Buffer } => ({
  path: path.replaceAll('%EF%A3%BF', '%FF'),
  body: Buffer.from(Buffer.from(body).toString('latin1').replaceAll(NO_SIGN, '\xff'), 'latin1'),
});

/** A text of this length, or a few characters shorter. */
export const textOf = (kind: string, size: number): string => kind.repeat(Math.max(1, Math.floor(size / kind.length)));

function made(value: unknown, at: readonly Step[], kind: string, size: number): unknown {
  const [step, ...others] = at;
  if (step === undefined) {
    if (typeof value !== 'object' || value === null) return textOf(kind, size);
    if (Array.isArray(value)) return Array.from({ length: size }, () => value[0] as unknown);
    const [one] = Object.values(value);
    return Object.fromEntries(Array.from({ length: size }, (_, index) => [`${index + 1}`, one]));
  }
  if (Array.isArray(value))
    return value.map((one, index) => (index === step ? made(one, others, kind, size) : (one as unknown)));
  return { ...(value as object), [step]: made((value as Record<string, unknown>)[step], others, kind, size) };
}

const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Each alternative of a body separately: each action of the cart, and `add_products`. */
const alternativesOf = (path: string, body: Schema): readonly Schema[] => [
  ...((body['anyOf'] as readonly Schema[] | undefined) ?? [body]),
  ...(path === '/koszyk' ? [named('AddProductBody'), named('AddProductsBody')] : []),
];

/** Looking up a pasted list is expensive: it may take a second for 30,000 products. */
export const MANY_ROWS = 'as many rows as may be, each';

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Bodies outside every schema: unknown fields, long names, deep nesting, invalid JSON. */
const ODD: Readonly<Record<string, (size: number) => string>> = {
  'an unknown field': (size) => JSON.stringify({ x: textOf('a', size) }),
  'a long name': (size) => JSON.stringify({ [textOf('a', size)]: 1 }),
  'many names': (size) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, index) => [`x${index}`, 1]))),
  'deep lists': (size) => '['.repeat(size) + ']'.repeat(size),
  'deep objects': (size) => '{"x":'.repeat(size) + '1' + '}'.repeat(size),
  'no JSON': (size) => '{"x":"'.repeat(size),
  'a long number': (size) => `{"add_product":${textOf('9', size)}}`,
};

/** A table of the most expensive value of each place: one row per place, one column per size. */
export function tableOf(
  costs: readonly { readonly request: CostlyRequest; readonly ms: number }[],
  unit = 'CPU in ms',
): string {
  const byPlace = new Map<string, number[]>();
  for (const { request, ms } of costs) {
    const row = byPlace.get(request.place) ?? SIZES.map(() => 0);
    const column = SIZES.findIndex((size) => size === request.size);
    row[column] = Math.max(row[column] ?? 0, ms);
    byPlace.set(request.place, row);
  }
  const lines = [...byPlace].map(([place, row]) => [place, ...row.map((one) => one.toFixed(1))]);
  return [[`${unit} × signs or rows`, ...SIZES.map(String)], ...lines]
    .map(([place = '', ...cells]) => place.padEnd(62) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}

export function requestsOf(kinds: readonly string[] = KINDS, sizes: readonly number[] = SIZES): CostlyRequest[] {
  const requests: CostlyRequest[] = [];
  for (const { method, path, body, parameters } of calls) {
    // This shop's URL for adding the product to the cart.
    const url = path === '/' ? '/koszyk' : path.replace('{id}', '1');
    const add = (place: string, kind: string, size: number, one: Partial<CostlyRequest>): void =>
      void requests.push({
        place: `${method} ${path} ${place}`,
        kind,
        size,
        method,
        path: url,
        headers: JSON_HEADERS,
        body: '',
        ...one,
      });
    for (const size of sizes) {
      for (const kind of kinds) {
        const text = encodeURIComponent(Buffer.from(textOf(kind, size)).toString());
        for (const { name, in: where } of parameters) {
          if (where === 'query') add(`?${name}`, kind, size, { path: `${url}?${name}=${text}` });
          if (where === 'path') add(`{${name}}`, kind, size, { path: path.replace(`{${name}}`, text) });
          // Headers allow only Latin-1, and servers reject long ones.
          if (where === 'header' && size <= 1000)
            add(name, kind, size, { headers: { ...JSON_HEADERS, [name.toLowerCase()]: text } });
        }
      }
      if (body === undefined) continue;
      if (path === '/api/lookup') {
        const row = { code: textOf('a1 ', size), name: textOf('płyta ', size) };
        const rows = Array.from({ length: Math.min(100, Math.floor(90_000 / JSON.stringify(row).length)) }, () => row);
        add(MANY_ROWS, 'long', size, { body: JSON.stringify({ rows }) });
      }
      if (path === '/api/search') {
        const many = { query: '', productsIndex: 0, contentsIndex: 0, size: 25 };
        const pr = Object.fromEntries(
          Array.from({ length: Math.ceil(size / 10) }, (_, index) => [`x${index}`, ['1', '2']]),
        );
        add('filters.pr, each with values', 'rows', size, { body: JSON.stringify({ ...many, filters: { pr } }) });
      }
      for (const [name, odd] of Object.entries(ODD)) add(name, 'x', size, { body: odd(size) });
      for (const schema of alternativesOf(path, body)) {
        const places: Step[][] = [];
        const whole = filled(schema, [], places);
        for (const at of places) {
          const isText =
            typeof at.reduce<unknown>((value, step) => (value as Record<Step, unknown>)[step], whole) === 'string';
          for (const kind of isText ? kinds : ['rows'])
            add(at.join('.'), kind, size, { body: JSON.stringify(made(whole, at, kind, size)) });
        }
      }
    }
  }
  return requests;
}
