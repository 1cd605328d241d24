/** Checks the value of a further field in the small shop. */
import { refuseUnless } from './refusal';
import type { extraFields } from './state';
import type { MockShopState } from './shop-state';

const isDay = (text: string): boolean =>
  text === '' || (Date.parse(text) > 0 && new Date(text).toISOString().startsWith(text));

export function checkField(
  shop: MockShopState,
  field: (typeof extraFields)[number],
  value: string,
  version: unknown,
): void {
  const isOffered = !('options' in field) || !value || field.options.some((one) => one.value === value);
  const isRead = !('version' in field) || !value || (value === '1' && version === field.version);
  if (shop.checks('field-day'))
    refuseUnless(field.type !== 'date' || isDay(value), 'extra_field', 'Nie ma takiego dnia.');
  if (shop.checks('field-option')) refuseUnless(isOffered, 'extra_field', 'Nie ma takiego wyboru.');
  if (shop.checks('field-version')) refuseUnless(isRead, 'extra_field', `Zmieniła się treść: ${field.label}`);
}
