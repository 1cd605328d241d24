/** Decides what is an answer in a further field of the small shop. */
import { need } from './refusal';
import type { extraFields } from './state';
import type { World } from './world';

const isDay = (text: string): boolean =>
  text === '' || (Date.parse(text) > 0 && new Date(text).toISOString().startsWith(text));

export function checkField(world: World, field: (typeof extraFields)[number], value: string, version: unknown): void {
  const isOffered = !('options' in field) || !value || field.options.some((one) => one.value === value);
  const isRead = !('version' in field) || !value || (value === '1' && version === field.version);
  if (world.looks('field-day')) need(field.type !== 'date' || isDay(value), 'extra_field', 'Nie ma takiego dnia.');
  if (world.looks('field-option')) need(isOffered, 'extra_field', 'Nie ma takiego wyboru.');
  if (world.looks('field-version')) need(isRead, 'extra_field', `Zmieniła się treść: ${field.label}`);
}
