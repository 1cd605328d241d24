/** Decides what the shop asks of some clients besides, and what of it is an answer. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { email, phone } from '../../../src/fields/validators';
import { sameId } from '../../../src/http/tolerant';
import { cartItems, carts } from '../db/schema/carts';
import type { SaidField } from '../db/schema/orders';
import type { LoadedCart } from './load';
import { refuse, type WireMessages } from './messages';
import type { Action } from './outcome';
import { text } from './text';

interface Asked {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'date' | 'select' | 'tel' | 'email';
  readonly scope: 'order' | 'line' | 'delivery';
  readonly required?: boolean;
  readonly max?: number;
  readonly help?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const FIELDS: readonly Asked[] = [
  {
    name: 'delivery_day',
    label: 'Dzień dostawy',
    type: 'date',
    scope: 'delivery',
    help: 'Od jutra; HDS przyjeżdża między 7 a 15.',
  },
  { name: 'site_person', label: 'Osoba na budowie', type: 'text', scope: 'delivery', max: 60 },
  { name: 'site_phone', label: 'Telefon na budowie', type: 'tel', scope: 'delivery' },
  {
    name: 'order_number',
    label: 'Twój numer zamówienia',
    type: 'text',
    scope: 'order',
    required: true,
    max: 30,
    help: 'Trafi na fakturę.',
  },
  {
    name: 'cost_centre',
    label: 'MPK',
    type: 'select',
    scope: 'order',
    options: [
      { value: '110', label: '110 – Biuro' },
      { value: '210', label: '210 – Budowa Wilanów' },
      { value: '220', label: '220 – Budowa Ursus' },
    ],
  },
  { name: 'note', label: 'Uwaga do pozycji', type: 'text', scope: 'line', max: 80 },
];

const askedOf = ({ client }: LoadedCart): readonly Asked[] => (client.asksFurther ? FIELDS : []);

/** As on the wire. Lines have their own values. */
export const wireFields = (cart: LoadedCart) =>
  askedOf(cart).map((field) => ({
    ...field,
    value: field.scope === 'line' ? null : (cart.own.extraFields[field.name] ?? null),
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
    tel: phone(value),
    email: email(value),
  }[type];
  if (isRight) return undefined;
  return type === 'date' ? text.fieldDay(label) : text.fieldWrong(label);
}

export const writeField: Action<CartActionBody<'extra_field'>> = async (
  tx,
  cart,
  { extra_field: { name, value, id } },
) => {
  const field = askedOf(cart).find((one) => one.name === name);
  const line = cart.lines.find((one) => sameId(one.id, id));
  if (field === undefined || (field.scope === 'line') !== (line !== undefined))
    return refuse('extra_field', text.unknownField);
  const said = value.trim();
  const fault = faultOf(field, said);
  if (fault !== undefined) return refuse('extra_field', fault);
  if (line)
    await tx
      .update(cartItems)
      .set({ extraFields: { ...line.extraFields, [name]: said } })
      .where(eq(cartItems.id, line.id));
  else
    await tx
      .update(carts)
      .set({ extraFields: { ...cart.own.extraFields, [name]: said } })
      .where(eq(carts.id, cart.own.id));
  return {};
};

/** Nobody orders without what is required. */
export function fieldsFault(cart: LoadedCart): WireMessages | undefined {
  const said = (field: Asked) => cart.own.extraFields[field.name] ?? '';
  const lacking = askedOf(cart).find((one) => one.required === true && one.scope !== 'line' && said(one) === '');
  if (lacking) return refuse('extra_field', text.fieldMissing(lacking.label));
  const wrong = askedOf(cart).flatMap((one) => (one.scope === 'line' ? [] : (faultOf(one, said(one)) ?? [])));
  return wrong.length === 0 ? undefined : refuse('extra_field', ...wrong);
}

/** What was said, in the words that it was asked in, for the order. */
export const saidFields = (
  cart: LoadedCart,
  scope: 'order' | 'line',
  values: Readonly<Record<string, string>>,
): SaidField[] =>
  askedOf(cart).flatMap(({ name, label, options, scope: own }) => {
    const value = values[name] ?? '';
    if (value === '' || (own === 'line') !== (scope === 'line')) return [];
    return [{ name, label, value: options?.find((one) => one.value === value)?.label ?? value }];
  });
