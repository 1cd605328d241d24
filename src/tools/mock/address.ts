/** The checks of the address fields in the small shop. */
import { isNip } from './company';

/** Checks a free-text field. */
export const LONGEST = 200;

export const LIMITS: readonly [name: string, ok: (text: string) => boolean][] = [
  ['name', (text) => text.length >= 3],
  ['street', (text) => text.length >= 3],
  ['house_no', (text) => text.length > 0 && text.length <= 10],
  ['flat_no', (text) => text.length <= 10],
  ['city', (text) => text.length >= 3],
  ['zip_code', (text) => /^\d\d-\d{3}$/.test(text)],
  ['post', (text) => text.length >= 3],
  ['country', (text) => /^[A-Z]{2}$/.test(text)],
  ['region', (text) => text.length >= 3],
  ['nip', (text) => text === '' || isNip(text)],
];
