/** Decides how long what a person fills in may be, and of which form: the contract, the forms, the kit and PHP (Limits.php) read it here. */
import * as v from 'valibot';
import { wire, type Reads } from './wire';

export interface Limit {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

const name: Limit = { min: 3, max: 200 };

/** Of `new_address` (rule A5). */
export const addressLimits = {
  name,
  street: name,
  house_no: { min: 1, max: 10 },
  flat_no: { max: 10 },
  city: name,
  zip_code: { max: 6, pattern: /^\d{2}-\d{3}$/ },
  post: name,
  country: { max: 2, pattern: /^[A-Z]{2}$/ },
  region: name,
  nip: { max: 10, pattern: /^\d{10}$/ },
} as const satisfies Readonly<Record<string, Limit>>;

/** Of `inpost_contact` (rule D3). */
export const contactLimits = { email: { min: 3, max: 254 }, phone: { min: 3, max: 60 } } as const;

/** Of `inpost_data`: the picker fills it. */
export const lockerLimit: Limit = { max: 200 };

/** Of `client_comments`, and of a further field without a `max` of its own. */
export const notesLimit: Limit = { max: 2000 };

/** Of `extra_field`, besides its value: names and versions are the shop's own. */
export const fieldNameLimit: Limit = { min: 1, max: 190 };
export const versionLimit: Limit = { max: 190 };

/** Of a list that is kept by its name. */
export const listNameLimit: Limit = { min: 1, max: 100 };

/** A text whose limits stand in the contract; a server judges it in words of its own, so reading it fails for no length. */
export function limited({ min = 0, max, pattern }: Limit) {
  const text = v.pipe(v.string(), v.minLength(min), v.maxLength(max));
  const as = pattern === undefined ? text : v.pipe(text, v.regex(pattern));
  return v.pipe(v.unknown() as Reads<string>, wire({ as }), v.string());
}
