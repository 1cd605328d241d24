/** Writes `Shapes.php` from the schemas: the fields that PHP reads of a cart's response. */
import { cartClient, cartFields, cartPrices, childCart } from '../../cart/wire/cart';
import { address } from '../../cart/wire/address';
import { chosenCarrier } from '../../cart/wire/delivery';
import { fieldValues, offered } from '../../cart/wire/extra';
import { cartItem } from '../../cart/wire/item';
import { orderedFields } from '../../cart/wire/ordered';
import { decimal } from '../../http/decimal';
import { rate } from '../../http/rate';
import { flag, id, text } from '../../http/tolerant';
import { wireOf } from '../../http/wire';

/** How a value is read: by the reader of this name, or as a list, a choice, a value with another in its place, an object. */
export type Shape =
  | string
  | { readonly listOf: Shape }
  | { readonly oneOf: readonly unknown[] }
  | { readonly of: Shape; readonly else: unknown }
  | Fields;

/** `!` after a field's name: the object is invalid without the field. */
export interface Fields {
  readonly fields: Readonly<Record<string, Shape>>;
}

/** The properties of a schema, and of the pipe actions that are converted here. */
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

/** Pipes are compared by identity: a fallback copies the schema around its pipe. */
const keyOf = (schema: Schema): unknown => schema.pipe ?? schema;

/** Methods of `Wire`. The last three readers are written by hand. */
const readers = new Map(
  Object.entries({ id, text, decimal, rate, flag, address, option: offered, fieldValues }).map(([name, schema]) => [
    keyOf(schema as Schema),
    name,
  ]),
);

/** Schemas read as plain objects; `Wire::cart` computes the rest. */
const objects = new Set([childCart, chosenCarrier].map(keyOf));

function objectIn(schema: Schema): Fields {
  const object = (schema.pipe ?? [schema]).find(({ entries }) => entries !== undefined);
  if (object?.entries === undefined) throw new Error(`a schema of the type ${schema.type} contains no object`);
  const fields = Object.entries(object.entries).map(([name, field]): [string, Shape] => {
    try {
      return [field.type === 'optional' ? name : `${name}!`, shapeOf(field)];
    } catch (error) {
      throw new Error(`PHP has no reader for the field ${name}`, { cause: error });
    }
  });
  return { fields: Object.fromEntries(fields) };
}

/** Throws for an unknown kind of schema, whose field would otherwise be missing in PHP. */
export function shapeOf(schema: Schema): Shape {
  const { type, pipe, options = [], wrapped, fallback } = schema;
  if (fallback !== undefined) return { of: shapeOf({ ...schema, fallback: undefined }), else: fallback };
  const reader = readers.get(keyOf(schema));
  if (reader !== undefined) return reader;
  if (pipe !== undefined) return objects.has(pipe) ? objectIn(schema) : ofPipe(pipe);
  if (type === 'object') return objectIn(schema);
  if (type === 'picklist') return { oneOf: options };
  if (type === 'optional' && wrapped !== undefined) return shapeOf(wrapped);
  throw new Error(`the type ${type} is not known`);
}

function ofPipe([first, ...rest]: readonly Schema[]): Shape {
  const [second] = rest;
  const sent = second && wireOf(second);
  if (sent && 'listOf' in sent) return { listOf: shapeOf(sent.listOf) };
  if (sent && 'as' in sent) {
    const [one, none, ...others] = (sent.as as Schema).options ?? [];
    // The result of `maybe`.
    if (isSchema(one) && isSchema(none) && none.type === 'null' && others.length === 0) return shapeOf(one);
  }
  if (first && rest.length === 1) {
    const shape = shapeOf(first);
    if (second?.type === 'transform' && typeof shape === 'object' && 'listOf' in shape) return shape;
    // The PHP type of an id is a non-empty string.
    if (second?.type === 'min_length' && second.requirement === 1 && shape === 'text') return 'id';
  }
  throw new Error(`the pipe ${[first, ...rest].map((one) => one?.type).join(', ')} is not known`);
}

function isSchema(raw: unknown): raw is Schema {
  return typeof raw === 'object' && raw !== null && 'type' in raw;
}

const quoted = (value: unknown): string => `'${String(value).replaceAll(/['\\]/g, String.raw`\$&`)}'`;

function php(shape: Shape, indent = '    '): string {
  if (typeof shape === 'string') return quoted(shape);
  const named = indent === '    ' ? undefined : names.get(JSON.stringify(shape));
  if (named !== undefined) return `self::${named}`;
  const within = (one: Shape): string => php(one, `${indent}    `);
  if ('listOf' in shape) return arrayOf([`'*' => ${within(shape.listOf)}`], indent);
  if ('oneOf' in shape) return `['|' => [${shape.oneOf.map(quoted).join(', ')}]]`;
  if ('else' in shape) return `['?' => ${quoted(shape.else)}, 'of' => ${within(shape.of)}]`;
  return arrayOf(
    Object.entries(shape.fields).map(([name, one]) => `${quoted(name)} => ${within(one)}`),
    indent,
  );
}

function arrayOf(entries: readonly string[], indent: string): string {
  const line = `[${entries.join(', ')}]`;
  const isShort = line.length < 100 && !line.includes('\n');
  return isShort ? line : `[\n${entries.map((one) => `${indent}    ${one},\n`).join('')}${indent}]`;
}

const phpOrdered = (fields: typeof orderedFields, indent = '    '): string =>
  arrayOf(
    Object.entries(fields).map(
      ([name, one]) => `${quoted(name)} => ${one === true ? 'true' : phpOrdered(one, `${indent}    `)}`,
    ),
    indent,
  );

/** A shape within another one is named if it has a constant of its own. */
export const shapes = {
  LINE: objectIn(cartItem),
  PRICES: objectIn(cartPrices),
  CART: objectIn(cartFields),
  CLIENT: objectIn(cartClient),
  ADDRESS: objectIn(address),
  OPTION: objectIn(offered),
};

const names = new Map(Object.entries(shapes).map(([name, shape]) => [JSON.stringify(shape), name]));

export const phpShapes = (): string => `<?php

/** The fields of a cart's response, and how each is read: written by \`npm run manifest\` from the schemas (src/tools/contract/php-shapes.ts). */

declare(strict_types=1);

namespace ShopElements;

/** A text names a reader of Wire. \`!\`: required. \`*\`: a list. \`|\`: one of these. \`?\`: the fallback if \`of\` cannot be read. */
final class Shapes
{
${Object.entries(shapes)
  .map(([name, shape]) => `    public const ${name} = ${php(shape)};\n`)
  .join('\n')}
    /** What the revision of a cart covers. */
    public const ORDERED = ${phpOrdered(orderedFields)};
}
`;
