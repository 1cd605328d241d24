/** Reads the values of further fields, and finds required ones that are empty. */
import type { Cart } from '../wire/cart';
import { isConsentGiven, placeOf, type ExtraField, type Place } from '../wire/extra';
import type { CartItem } from '../wire/item';
import { linesByKey } from './lines';
import type { Overlay } from './pending';
import { fieldKey } from '../wire/keys';
import { linesOf } from './rules';

export const labelOf = ({ label, name }: ExtraField): string => label || name;

/** The pending value of a field, else the cart's. With `line`: the line's value. */
export function fieldValue(
  { name, value, version }: ExtraField,
  fields: Overlay['fields'] = {},
  line?: { readonly key: string; readonly item: Pick<CartItem, 'extra_fields'> },
): string {
  const saved = line ? ownValue(line.item.extra_fields, name) : value;
  return fields[fieldKey(name, line?.key, version)] ?? saved ?? '';
}

/** Reads an own property only: the shop chooses the names, for example `toString`. */
const ownValue = (values: CartItem['extra_fields'], name: string): string | null | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

/** The label of an option, the name of a file; any other value unchanged. */
export const readableValue = ({ type, options, file, value: saved }: ExtraField, raw: string): string =>
  type === 'file' && file && raw === saved ? file.name : (options.find(({ value }) => value === raw)?.label ?? raw);

/** A consent is empty unless its value is `1`. */
export const isEmpty = ({ type }: ExtraField, raw: string): boolean =>
  type === 'consent' ? !isConsentGiven(raw) : raw.trim() === '';

/** The first empty required field, of the order or of a line. */
export function missingField(cart: Cart, places: readonly Place[], fields?: Overlay['fields']): ExtraField | undefined {
  for (const field of cart.extra_fields) {
    const place = placeOf(field);
    if (!field.required || !places.includes(place)) continue;
    if (place !== 'line') {
      if (isEmpty(field, fieldValue(field, fields))) return field;
      continue;
    }
    if ([...linesByKey(cart)].some(([key, { item }]) => isEmpty(field, fieldValue(field, fields, { key, item }))))
      return field;
  }
  return undefined;
}

/** All values of further fields, for the comparison of two orders; empty if the shop has no such fields. */
export const fieldTexts = (cart: Cart): unknown[] =>
  cart.extra_fields.length === 0
    ? []
    : [
        cart.extra_fields.map(({ name, value, version }) => [name, value, ...(version ? [version] : [])]),
        linesOf(cart).map(({ id, extra_fields }) => [id, extra_fields]),
      ];
