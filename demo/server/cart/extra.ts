/** Answers to the extra questions: on the wire, and stored with it. */
import type { CartActionBody } from '../../../src/cart/wire/actions';
import type { AnsweredField } from '../db/schema/orders';
import { isConsentGiven, tickedAt, valueOf } from '../../../src/shop/fields';
import { extraFieldsOf } from './extra-fields';
import type { LoadedCart } from './load';

/** Whether the action ticks an empty consent, the only permitted change of a held cart (rule J9). */
export const givesConsent = (cart: LoadedCart, { extra_field: sent }: CartActionBody<'extra_field'>): boolean =>
  isConsentGiven(extraFieldsOf(cart), cart.own.extraFields, sent);

/** Values of the order's fields as on the wire. Lines have their own values. */
export const wireFields = (cart: LoadedCart) =>
  extraFieldsOf(cart).map((field) => {
    const value = field.scope === 'line' ? null : valueOf(field, cart.own.extraFields);
    const file = field.type === 'file' ? cart.files.find(({ id }) => id === value) : undefined;
    return { ...field, value, ...(file && { file: { name: file.name, size: file.size } }) };
  });

/** The answers with the wording of their questions, stored with the order. */
export const answeredFields = (
  cart: LoadedCart,
  scope: 'order' | 'line',
  values: Readonly<Record<string, string>>,
): AnsweredField[] =>
  extraFieldsOf(cart).flatMap((field) => {
    const { name, label, options, scope: own, version, type } = field;
    const value = valueOf(field, values);
    if ((own === 'line') !== (scope === 'line')) return [];
    if (version !== undefined)
      return [{ name, label, value, version, at: tickedAt(field, values) ?? new Date().toISOString() }];
    if (value === '') return [];
    if (type === 'file')
      return [{ name, label, value: cart.files.find(({ id }) => id === value)?.name ?? '', file: value }];
    return [{ name, label, value: options?.find((one) => one.value === value)?.label ?? value }];
  });
