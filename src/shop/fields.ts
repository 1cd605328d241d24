/** Further fields of a cart: the rules of their values, and their stored form. */
import { email, phone } from '../fields/validators';
import type { Action } from './action';
import type { Field, ShopCart } from './cart';
import type { Check } from './rule';

type Values = Readonly<Record<string, string>>;

/** Time of a stored consent, which is its version and the time. Undefined if it is not ticked, or was ticked for another wording. */
export const tickedAt = ({ name, version }: Field, values: Values): string | undefined => {
  const [of, at] = (values[name] ?? '').split(' ');
  return of === version ? at : undefined;
};

/** The stored value as on the wire. */
export const valueOf = (field: Field, values: Values): string =>
  field.type === 'consent' ? (tickedAt(field, values) === undefined ? '' : '1') : (values[field.name] ?? '');

/** Whether this tick gives an empty consent, the only permitted change of a held cart (rule J9). */
export const isConsentGiven = (
  fields: readonly Field[],
  values: Values,
  sent: { name: string; value: string },
): boolean =>
  sent.value !== '' && fields.some((one) => one.name === sent.name && one.type === 'consent' && !valueOf(one, values));

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) > 0 && new Date(text).toISOString().startsWith(text);

/** Whether the value is one of the field's. An empty value always is. */
export function* valueChecks(
  { name, label, type, max = Infinity, options = [] }: Field,
  value: string,
  cart: Pick<ShopCart, 'days' | 'hasFile'>,
): Generator<Check> {
  if (value === '') return;
  const [first, last] = cart.days;
  const of = { label, limit: `${max}` };
  yield ['field-long', type !== 'text' || [...value].length <= max, of];
  yield ['field-day', type !== 'date' || (isDay(value) && value >= first && value <= last), of];
  const isChoice = type === 'select' || type === 'choice';
  yield ['field-option', !isChoice || options.some((one) => one.value === value), of];
  const isOfType = {
    number: () => /^-?\d+(\.\d+)?$/.test(value) && Number(value) <= max,
    consent: () => value === '1',
    tel: () => phone(value),
    email: () => email(value),
  };
  yield ['field-file', type !== 'file' || cart.hasFile(name, value), of];
  yield ['field-type', !(type in isOfType) || isOfType[type as keyof typeof isOfType](), of];
}

export const extra_field: Action<'extra_field'> = {
  *rules(cart, { extra_field: { name, value, version, id } }) {
    const field = cart.fields.find((one) => one.name === name);
    const isOfLine = cart.lineOf(id) !== undefined;
    yield ['field-known', field !== undefined && (field.scope === 'line') === isOfLine];
    if (field === undefined) return;
    const answer = value.trim();
    yield* valueChecks(field, answer, cart);
    yield [
      'field-version',
      field.type !== 'consent' || answer === '' || version === field.version,
      { label: field.label },
    ];
  },
  effect(cart, { extra_field: { name, value, id } }) {
    const field = cart.fields.find((one) => one.name === name);
    if (field === undefined) return;
    const answer = value.trim();
    const stored = field.type === 'consent' && answer !== '' ? `${field.version} ${cart.now}` : answer;
    const of = cart.lineOf(id) ?? cart.own;
    of.extraFields = { ...of.extraFields, [name]: stored };
  },
};
