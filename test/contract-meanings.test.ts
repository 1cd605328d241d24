/** Shows that the published contract explains every field, unless its name does. */
import { expect, it } from 'vitest';
import { definitions } from '../src/tools/contract/definitions';
import { definitionsOf, type JsonSchema } from '../src/tools/contract/json-schema';
import { meaningOf, meanings } from '../src/tools/contract/meanings';

/** Self-explanatory names, in any shape. */
const SELF_EXPLANATORY = [
  ...['id', 'name', 'quantity', 'unit', 'image', 'link', 'query'],
  ...['first_name', 'last_name', 'phone', 'email', 'nip', 'street', 'house_no', 'flat_no', 'zip_code', 'city'],
  ...['address_street', 'address_house_no', 'address_zip_code', 'address_city', 'address_country'],
  ...['address_voivodeship', 'inpost_point_street', 'inpost_point_building_number', 'inpost_point_flat_number'],
  ...['inpost_point_post_code', 'inpost_point_city', 'inpost_point_province'],
  ...['bestseller', 'is_new', 'on_sale', 'promotion', 'show_unavailable_products'],
  ...['only_available_in_my_department', 'only_available_in_other_departments'],
];

const shapes = definitionsOf(definitions, '#/');
const partsOf = (shape: JsonSchema): JsonSchema[] => [shape, ...((shape['allOf'] ?? []) as JsonSchema[])];
const fields = Object.entries(shapes).flatMap(([shape, schema]) =>
  partsOf(schema).flatMap((part) =>
    Object.entries((part['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, one]) => ({
      shape,
      name,
      one,
    })),
  ),
);

/** The shape's meaning explains a field of that shape, or a list of it; texts and numbers need their own. */
const isOfKnownShape = (one: JsonSchema): boolean => {
  const { $ref, items, anyOf } = one as { $ref?: string; items?: JsonSchema; anyOf?: JsonSchema[] };
  const name = $ref?.slice('#/'.length);
  if (name !== undefined) return !['Id', 'Text', 'Decimal', 'Flag'].includes(name) && Object.hasOwn(meanings, name);
  return [items, ...(anyOf ?? [])].some((part) => part !== undefined && isOfKnownShape(part));
};
const hasMeaning = ({ shape, name, one }: (typeof fields)[number]): boolean =>
  meaningOf(shape, name) !== undefined || isOfKnownShape(one);

it('each field has a meaning or a self-explanatory name', () => {
  expect(fields.length).toBeGreaterThan(300);
  const silent = fields.filter((field) => !hasMeaning(field) && !SELF_EXPLANATORY.includes(field.name));
  expect(silent.map(({ shape, name }) => `${shape}.${name}`)).toEqual([]);
});

it('the list of self-explanatory names contains only fields without a meaning', () => {
  const silent = new Set(fields.filter((field) => !hasMeaning(field)).map(({ name }) => name));
  expect(SELF_EXPLANATORY.filter((name) => !silent.has(name))).toEqual([]);
  expect(new Set(SELF_EXPLANATORY).size).toBe(SELF_EXPLANATORY.length);
});
