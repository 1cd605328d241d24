/** The checks of the address fields in the small shop. */
import { formatsOf, isPostCode, patternOf } from '../../http/country-formats';
import { isNip } from './company';
import type { JsonObject } from './state';

const isTaxNumber = (text: string, country: string): boolean => {
  const { taxNumbers, letters } = formatsOf(country);
  return country === 'PL' ? isNip(text) : new RegExp(patternOf(taxNumbers, letters)).test(text);
};

/** The trimmed text of a field; '' without one. */
export const textIn = (sent: JsonObject, name: string): string => String(sent[name] ?? '').trim();

/** Checks a free-text field. */
export const LONGEST = 200;

export const LIMITS: readonly [name: string, ok: (text: string, country: string) => boolean][] = [
  ['name', (text) => text.length >= 3],
  ['street', (text) => text.length >= 3],
  ['house_no', (text) => text.length > 0 && text.length <= 10],
  ['flat_no', (text) => text.length <= 10],
  ['city', (text) => text.length >= 3],
  ['zip_code', (text, country) => isPostCode(country, text)],
  ['post', (text) => text.length >= 3],
  ['country', (text) => /^[A-Z]{2}$/.test(text)],
  ['region', (text) => text.length >= 3],
  ['nip', (text, country) => text === '' || isTaxNumber(text, country)],
];
