/** Validates the answers to the extra questions, and selects those stored with the order. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { email, phone } from '../../../src/fields/validators';
import { sameId } from '../../../src/http/tolerant';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { cartItems, carts } from '../db/schema/carts';
import { today } from '../pages/days';
import type { AnsweredField } from '../db/schema/orders';
import { extraFieldsOf, type ExtraField } from './extra-fields';
import type { LoadedCart } from './load';
import { refuse, type WireMessages } from './messages';
import type { Action } from './outcome';
import { text } from './text';

/** The stored consent: its version and the time. Undefined if it is not ticked, or was ticked for another wording. */
const tickedAt = ({ name, version }: ExtraField, values: Readonly<Record<string, string>>): string | undefined => {
  const [of, at] = (values[name] ?? '').split(' ');
  return of === version ? at : undefined;
};

const valueOf = (field: ExtraField, values: Readonly<Record<string, string>>): string =>
  field.type === 'consent' ? (tickedAt(field, values) === undefined ? '' : '1') : (values[field.name] ?? '');

/** Whether the action ticks an empty consent, the only permitted change of a held cart (rule J9). */
export const givesConsent = (
  cart: LoadedCart,
  { extra_field: { name, value } }: CartActionBody<'extra_field'>,
): boolean =>
  value !== '' &&
  extraFieldsOf(cart).some((one) => one.name === name && one.type === 'consent' && !valueOf(one, cart.own.extraFields));

/** Values of the order's fields as on the wire. Lines have their own values. */
export const wireFields = (cart: LoadedCart) =>
  extraFieldsOf(cart).map((field) => ({
    ...field,
    value: field.scope === 'line' ? null : valueOf(field, cart.own.extraFields),
  }));

function faultOf({ label, type, max, options = [] }: ExtraField, value: string): string | undefined {
  if (value === '') return undefined;
  if (max !== undefined && type === 'text' && [...value].length > max) return text.fieldLong(label, max);
  const isRight = {
    text: true,
    number: /^-?\d+(\.\d+)?$/.test(value) && (max === undefined || Number(value) <= max),
    date: /^\d{4}-\d\d-\d\d$/.test(value) && value >= today(1) && value <= today(365),
    select: options.some((one) => one.value === value),
    choice: options.some((one) => one.value === value),
    consent: value === '1',
    tel: phone(value),
    email: email(value),
  }[type];
  if (isRight) return undefined;
  return type === 'date' ? text.fieldDay(label) : text.fieldWrong(label);
}

export const writeField: Action<CartActionBody<'extra_field'>> = async (
  tx,
  cart,
  { extra_field: { name, value, version, id } },
) => {
  const field = extraFieldsOf(cart).find((one) => one.name === name);
  const line = cart.lines.find((one) => sameId(one.id, id));
  if (field === undefined || (field.scope === 'line') !== (line !== undefined))
    return refuse('extra_field', text.unknownField);
  const answer = value.trim();
  const fault = faultOf(field, answer);
  if (fault !== undefined) return refuse('extra_field', fault);
  const isConsent = field.type === 'consent';
  if (isConsent && answer !== '' && version !== field.version)
    return refuse('extra_field', text.consentOther(field.label));
  const stored = isConsent && answer !== '' ? `${field.version} ${new Date().toISOString()}` : answer;
  if (line)
    await tx
      .update(cartItems)
      .set({ extraFields: { ...line.extraFields, [name]: answer } })
      .where(eq(cartItems.id, line.id));
  else
    await tx
      .update(carts)
      .set({ extraFields: { ...cart.own.extraFields, [name]: stored } })
      .where(eq(carts.id, cart.own.id));
  return {};
};

/** Required fields must be filled before the order. A day of approval or a quote may have passed by then. */
export function fieldsFault(cart: LoadedCart): WireMessages | undefined {
  const answerTo = (field: ExtraField) => valueOf(field, cart.own.extraFields);
  const fields = extraFieldsOf(cart).filter(({ scope }) => scope === 'order' || scope === 'delivery');
  const lacking = fields.find((one) => one.required === true && answerTo(one) === '');
  if (lacking) return refuse('extra_field', lacking.error ?? text.fieldMissing(lacking.label));
  const wrong = fields.flatMap((one) => faultOf(one, answerTo(one)) ?? []);
  return wrong.length === 0 ? undefined : refuse('extra_field', ...wrong);
}

/** Maximum number of changed consents in one refusal: a body may name thousands. */
const NAMED = 20;

/** Consents whose wording has changed since the buyer read it. */
export function otherConsents(cart: LoadedCart, seen: SeenCart['consents'] = {}): string[] {
  const consents = new Map(extraFieldsOf(cart).flatMap((one) => (one.type === 'consent' ? [[one.name, one]] : [])));
  const others = Object.entries(seen).filter(([name, version]) => consents.get(name)?.version !== version);
  return others.slice(0, NAMED).map(([name]) => text.consentOther(consents.get(name)?.label ?? name));
}

/** The answers with the wording of their questions, stored with the order. */
export const answeredFields = (
  cart: LoadedCart,
  scope: 'order' | 'line',
  values: Readonly<Record<string, string>>,
): AnsweredField[] =>
  extraFieldsOf(cart).flatMap((field) => {
    const { name, label, options, scope: own, version } = field;
    const value = valueOf(field, values);
    if ((own === 'line') !== (scope === 'line')) return [];
    if (version !== undefined)
      return [{ name, label, value, version, at: tickedAt(field, values) ?? new Date().toISOString() }];
    if (value === '') return [];
    return [{ name, label, value: options?.find((one) => one.value === value)?.label ?? value }];
  });
