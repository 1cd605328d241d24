/** A snippet as data: elements, texts, and placeholders that the template fills. Plain JSON that server and playground share. */

/** A value of the template, by its path: `product.name`. */
export interface From {
  readonly from: string;
}

/** An attribute without a value, printed if the template's value is true. */
export interface When {
  readonly when: string;
}

export type Part = string | From;
/** `true` is an attribute without a value; several parts are concatenated. */
export type Value = true | Part | When | readonly Part[];

/** The child `<script type="application/json">`: an object of literals and placeholders at any depth. */
export interface Json {
  readonly json: Readonly<Record<string, JsonValue>>;
}
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | From
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** Repeats its children for every member of a list, available as `as`. */
export interface Each {
  readonly each: string;
  readonly as: string;
  readonly children: readonly Child[];
}

export interface Node {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly children: readonly Child[];
}

export type Child = string | From | Json | Each | Node;

export const from = (path: string): From => ({ from: path });
export const when = (path: string): When => ({ when: path });
export const each = (list: string, as: string, ...children: readonly Child[]): Each => ({ each: list, as, children });
export const json = (data: Json['json']): Json => ({ json: data });
export const el = (tag: string, attributes: Node['attributes'] = {}, ...children: readonly Child[]): Node => ({
  tag,
  attributes,
  children,
});

export const isFrom = (value: unknown): value is From =>
  value !== null && typeof value === 'object' && 'from' in value && typeof value.from === 'string';

/** The first element of that tag at any depth. */
export function find(children: readonly Child[], tag: string): Node | undefined {
  for (const child of children) {
    if (typeof child === 'string' || !('children' in child)) continue;
    if ('tag' in child && child.tag === tag) return child;
    const match = find(child.children, tag);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The template variables that a snippet uses: `product` of `product.name`. */
export function variables(value: unknown): ReadonlySet<string> {
  if (value === null || typeof value !== 'object') return new Set();
  const paths = ['from', 'when', 'each'].flatMap((key) => {
    const path = (value as Record<string, unknown>)[key];
    return typeof path === 'string' ? [path.split('.')[0]!] : [];
  });
  return new Set([...paths, ...Object.values(value).flatMap((one) => [...variables(one)])]);
}
