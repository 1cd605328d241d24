/** Tests that random carts contain every field of the contract, because React, Node and PHP are compared by these carts. */
import { expect, it } from 'vitest';
import { cartSchema } from '../src/tools/contract/openapi';
import { randomVisit } from './fixtures/random-cart';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const { $defs = {} } = cartSchema() as Schema;

function pathsOf(schema: Schema, path = '', around: readonly string[] = []): string[] {
  const name = schema.$ref?.replace('#/$defs/', '');
  if (name !== undefined) return around.includes(name) ? [] : pathsOf($defs[name] ?? {}, path, [...around, name]);
  const inside = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inside.flatMap((one) => pathsOf(one, path, around)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => {
      const own = path === '' ? key : `${path}.${key}`;
      return [own, ...pathsOf(one, own, around)];
    }),
  ];
}

function pathsIn(value: unknown, path = ''): string[] {
  if (value === undefined || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  return Object.entries(value).flatMap(([key, one]) => {
    const own = path === '' ? key : `${path}.${key}`;
    return one === undefined ? [] : [own, ...pathsIn(one, own)];
  });
}

/** A child cart has the fields of a cart. */
const ofCart = (paths: readonly string[]): Set<string> =>
  new Set(paths.map((path) => path.replace(/^childCarts\./, '')));

const known = ofCart(pathsOf({ $ref: '#/$defs/Cart' }));
const made = ofCart(Array.from({ length: 200 }, (_, at) => pathsIn(randomVisit(at + 1).answer.cart)).flat());

it('random carts contain each field of the contract’s cart', () => {
  expect(known.size).toBeGreaterThan(100);
  expect([...known].filter((path) => !made.has(path))).toEqual([]);
});
