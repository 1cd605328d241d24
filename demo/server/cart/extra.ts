/** Validates the answers to the extra questions, and selects those stored with the order. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { email, phone } from '../../../src/fields/validators';
import { sameId } from '../../../src/http/tolerant';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { cartItems, carts } from '../db/schema/carts';
import type { SaidField } from '../db/schema/orders';
import { askedOf, type Asked } from './asked';
import type { LoadedCart } from './load';
import { refuse, type WireMessages } from './messages';
import type { Action } from './outcome';
import { text } from './text';

/** A ticked consent is kept as its version and the time. Undefined if it is not ticked, or another wording was. */
const tickedAt = ({ name, version }: Asked, said: Readonly<Record<string, string>>): string | undefined => {
  const [of, at] = (said[name] ?? '').split(' ');
  return of === version ? at : undefined;
};

const valueOf = (field: Asked, said: Readonly<Record<string, string>>): string =>
  field.type === 'consent' ? (tickedAt(field, said) === undefined ? '' : '1') : (said[field.name] ?? '');

/** As on the wire. Lines have their own values. */
export const wireFields = (cart: LoadedCart) =>
  askedOf(cart).map((field) => ({
    ...field,
    value: field.scope === 'line' ? null : valueOf(field, cart.own.extraFields),
  }));

/** A day in the shop's time, `days` from now. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' }).format(Date.now() + days * 24 * 3600 * 1000);

function faultOf({ label, type, max, options = [] }: Asked, value: string): string | undefined {
  if (value === '') return undefined;
  if (max !== undefined && type === 'text' && [...value].length > max) return text.fieldLong(label, max);
  const isRight = {
    text: true,
    number: /^-?\d+(\.\d+)?$/.test(value) && (max === undefined || Number(value) <= max),
    date: /^\d{4}-\d\d-\d\d$/.test(value) && value >= dayFromNow(1) && value <= dayFromNow(365),
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
  const field = askedOf(cart).find((one) => one.name === name);
  const line = cart.lines.find((one) => sameId(one.id, id));
  if (field === undefined || (field.scope === 'line') !== (line !== undefined))
    return refuse('extra_field', text.unknownField);
  const said = value.trim();
  const fault = faultOf(field, said);
  if (fault !== undefined) return refuse('extra_field', fault);
  const isConsent = field.type === 'consent';
  if (isConsent && said !== '' && version !== field.version)
    return refuse('extra_field', text.consentOther(field.label));
  const kept = isConsent && said !== '' ? `${field.version} ${new Date().toISOString()}` : said;
  if (line)
    await tx
      .update(cartItems)
      .set({ extraFields: { ...line.extraFields, [name]: said } })
      .where(eq(cartItems.id, line.id));
  else
    await tx
      .update(carts)
      .set({ extraFields: { ...cart.own.extraFields, [name]: kept } })
      .where(eq(carts.id, cart.own.id));
  return {};
};

/** Nobody orders without what is required. */
export function fieldsFault(cart: LoadedCart): WireMessages | undefined {
  const said = (field: Asked) => valueOf(field, cart.own.extraFields);
  const lacking = askedOf(cart).find((one) => one.required === true && one.scope !== 'line' && said(one) === '');
  if (lacking) return refuse('extra_field', lacking.error ?? text.fieldMissing(lacking.label));
  const wrong = askedOf(cart).flatMap((one) => (one.scope === 'line' ? [] : (faultOf(one, said(one)) ?? [])));
  return wrong.length === 0 ? undefined : refuse('extra_field', ...wrong);
}

/** Consents whose wording is another one than the buyer has read. */
export const otherConsents = (cart: LoadedCart, seen: SeenCart['consents'] = {}): string[] =>
  Object.entries(seen).flatMap(([name, version]) => {
    const field = askedOf(cart).find((one) => one.name === name && one.type === 'consent');
    return field?.version === version ? [] : [text.consentOther(field?.label ?? name)];
  });

/** What was said, in the words that it was asked in, for the order. */
export const saidFields = (
  cart: LoadedCart,
  scope: 'order' | 'line',
  values: Readonly<Record<string, string>>,
): SaidField[] =>
  askedOf(cart).flatMap((field) => {
    const { name, label, options, scope: own, version } = field;
    const value = valueOf(field, values);
    if ((own === 'line') !== (scope === 'line')) return [];
    if (version !== undefined)
      return [{ name, label, value, version, at: tickedAt(field, values) ?? new Date().toISOString() }];
    if (value === '') return [];
    return [{ name, label, value: options?.find((one) => one.value === value)?.label ?? value }];
  });
