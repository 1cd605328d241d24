/** Decides which fields PHP reads of a cart's answer, and how: `Shapes.php` is made from the schemas, so that it lacks none. */
import { cart, cartClient, childCart } from '../cart/wire/cart';
import { address } from '../cart/wire/address';
import { chosenCarrier } from '../cart/wire/delivery';
import { fieldValues, offered } from '../cart/wire/extra';
import { decimal } from '../http/decimal';
import { flag, id, text } from '../http/tolerant';
import { wireOf } from '../http/wire';

/** The name of a reader, or the fields of an object; `!` after a field's name: without it there is no object. */
export type Shape =
  | string
  | { readonly [field: string]: Shape }
  | { readonly '*': Shape }
  | { readonly '|': readonly unknown[] }
  | { readonly '?': unknown; readonly of: Shape };

/** What is looked at of a schema, and of the actions in its pipe. */
interface Schema {
  readonly type: string;
  readonly pipe?: readonly Schema[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly fallback?: unknown;
  readonly requirement?: unknown;
  readonly metadata?: unknown;
}

/** Pipes are compared: a fallback copies the schema around its pipe. */
const keyOf = (schema: Schema): unknown => schema.pipe ?? schema;

/** Methods of `Wire`. The last three are written by hand. */
const readers = new Map(
  Object.entries({ id, text, decimal, flag, address, option: offered, fieldValues }).map(([name, schema]) => [
    keyOf(schema as Schema),
    name,
  ]),
);

/** Read as objects; what their schemas compute besides, `Wire::cart` does. */
const objects = new Set([childCart, chosenCarrier].map(keyOf));

function objectIn(schema: Schema): Shape {
  const found = (schema.pipe ?? [schema]).find(({ entries }) => entries !== undefined);
  if (found?.entries === undefined) throw new Error(`no object is in a schema of the type ${schema.type}`);
  const fields = Object.entries(found.entries).map(([name, field]): [string, Shape] => {
    try {
      return [field.type === 'optional' ? name : `${name}!`, shapeOf(field)];
    } catch (error) {
      throw new Error(`PHP cannot read the field ${name}`, { cause: error });
    }
  });
  return Object.fromEntries(fields);
}

/** Throws for a schema whose reading it does not know: that of a field would be missing in PHP. */
export function shapeOf(schema: Schema): Shape {
  const { type, pipe, options = [], wrapped, fallback } = schema;
  if (fallback !== undefined) return { '?': fallback, of: shapeOf({ ...schema, fallback: undefined }) };
  const reader = readers.get(keyOf(schema));
  if (reader !== undefined) return reader;
  if (pipe !== undefined) return objects.has(pipe) ? objectIn(schema) : ofPipe(pipe);
  if (type === 'object') return objectIn(schema);
  if (type === 'picklist') return { '|': options };
  if (type === 'optional' && wrapped !== undefined) return shapeOf(wrapped);
  throw new Error(`the type ${type} is not known`);
}

function ofPipe([first, ...rest]: readonly Schema[]): Shape {
  const [second] = rest;
  const sent = second && wireOf(second);
  if (sent && 'listOf' in sent) return { '*': shapeOf(sent.listOf) };
  if (sent && 'as' in sent) {
    const [one, none, ...others] = (sent.as as Schema).options ?? [];
    // What `maybe` makes.
    if (isSchema(one) && isSchema(none) && none.type === 'null' && others.length === 0) return shapeOf(one);
  }
  if (first && rest.length === 1) {
    const shape = shapeOf(first);
    if (second?.type === 'transform' && typeof shape === 'object' && '*' in shape) return shape;
    // To PHP an id is a text that is not empty.
    if (second?.type === 'min_length' && second.requirement === 1 && shape === 'text') return 'id';
  }
  throw new Error(`the pipe ${[first, ...rest].map((one) => one?.type).join(', ')} is not known`);
}

function isSchema(raw: unknown): raw is Schema {
  return typeof raw === 'object' && raw !== null && 'type' in raw;
}

const php = (value: unknown, indent: string): string => {
  if (typeof value !== 'object' || value === null) return `'${String(value).replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (Array.isArray(value)) return `[${value.map((one) => php(one, '')).join(', ')}]`;
  const fields = Object.entries(value).map(([name, one]) => `'${name}' => ${php(one, `${indent}    `)}`);
  const line = `[${fields.join(', ')}]`;
  const isShort = line.length < 100 && !line.includes('\n');
  return isShort ? line : `[\n${fields.map((one) => `${indent}    ${one},\n`).join('')}${indent}]`;
};

const shapes = {
  CART: objectIn(cart.options[0]),
  CLIENT: objectIn(cartClient),
  ADDRESS: objectIn(address),
  OPTION: objectIn(offered),
};

export const phpShapes = (): string => `<?php

/** Decides which fields of a cart's answer are read, and how: written by \`npm run manifest\` from the schemas (src/contract/php-shapes.ts). */

declare(strict_types=1);

namespace ShopElements;

/** A text names a reader of Wire. \`!\`: required. \`*\`: a list. \`|\`: one of these. \`?\`: what is read where \`of\` cannot be. */
final class Shapes
{
${Object.entries(shapes)
  .map(([name, shape]) => `    public const ${name} = ${php(shape, '    ')};\n`)
  .join('\n')}}
`;
