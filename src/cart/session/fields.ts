/** Decides the values of further fields, and which required one is still empty. */
import type { Id } from '../../http/tolerant';
import type { Cart } from '../wire/cart';
import type { ExtraField } from '../wire/extra';
import type { CartItem } from '../wire/item';
import { fieldKey, type Overlay } from './pending';
import { linesOf } from './rules';

export const labelOf = ({ label, name }: ExtraField): string => label || name;

/** The pending value, else the cart's; the line's value if `item` is given. */
export function saidOf(
  { name, value }: ExtraField,
  fields: Overlay['fields'] = {},
  item?: Pick<CartItem, 'id' | 'extra_fields'>,
): string {
  const saved = item ? item.extra_fields?.[name] : value;
  return fields[fieldKey(name, item?.id)] ?? saved ?? '';
}

/** The label of an option; any other value as it is written. */
export const readable = ({ options }: ExtraField, said: string): string =>
  options.find(({ value }) => value === said)?.label ?? said;

const isEmpty = (said: string): boolean => said.trim() === '';

/** The first required field that is empty, with the line that lacks it. */
export function missingField(
  cart: Cart,
  scopes: readonly ExtraField['scope'][],
  fields?: Overlay['fields'],
): { readonly field: ExtraField; readonly id?: Id } | undefined {
  for (const field of cart.extra_fields) {
    if (!field.required || !scopes.includes(field.scope)) continue;
    if (field.scope !== 'line') {
      if (isEmpty(saidOf(field, fields))) return { field };
      continue;
    }
    const line = linesOf(cart).find((item) => isEmpty(saidOf(field, fields, item)));
    if (line) return { field, id: line.id };
  }
  return undefined;
}

/** All values of further fields, to tell whether two orders are the same; empty if the shop has no such fields. */
export const saidIn = (cart: Cart): unknown[] =>
  cart.extra_fields.length === 0
    ? []
    : [
        cart.extra_fields.map(({ name, value }) => [name, value]),
        linesOf(cart).map(({ id, extra_fields }) => [id, extra_fields]),
      ];
