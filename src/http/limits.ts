/** Limits the length of the buyer's input, field by field. The contract, the forms, the kit and PHP (Limits.php) share these limits. */
import * as v from 'valibot';
import { wire, type Reads } from './wire';

export interface Limit {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

const name: Limit = { min: 3, max: 200 };

/** Limits of `new_address` (rule A5). */
export const addressLimits = {
  name,
  street: name,
  house_no: { min: 1, max: 20 },
  flat_no: { max: 10 },
  city: name,
  /** In Poland 00-000; each country's formats are in country-formats.ts. */
  zip_code: { max: 10, pattern: /^[0-9A-Z][0-9A-Z -]*$/ },
  post: name,
  country: { max: 2, pattern: /^[A-Z]{2}$/ },
  region: name,
  /** In Poland ten digits, in other countries with the country's letters. */
  nip: { max: 14, pattern: /^[0-9A-Z]*$/ },
  /** Empty, or any text with at least seven digits: sites may be abroad. */
  phone: { max: 60, pattern: /^$|([^0-9]*[0-9]){7}/ },
  driver_note: { max: 200 },
} as const satisfies Readonly<Record<string, Limit>>;

/** The longest house number, unless the cart has `house_no_max`, which is at most the limit above. */
export const houseNumberMax = 10;

/** Limit of the number for which a company is looked up. */
export const nipLimit: Limit = { max: 10, pattern: /^\d{10}$/ };

/** Limits of `inpost_contact` (rule D3). */
export const contactLimits = { email: { min: 3, max: 254 }, phone: { min: 3, max: 60 } } as const;

/** Limits of `withdrawal` (rule Z2). */
export const withdrawalLimits = {
  name: { min: 1, max: 200 },
  contract: { min: 1, max: 190 },
  email: { min: 3, max: 254 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Limits of a guest's request for the link to an order (rule P20). */
export const orderFindLimits = {
  number: { min: 1, max: 190 },
  contact: { min: 3, max: 254 },
} as const satisfies Readonly<Record<string, Limit>>;

/** Limit of `inpost_data`, which the picker fills in. */
export const lockerLimit: Limit = { max: 200 };

/** Limit of `client_comments`, and of an extra field without its own `max`. */
export const notesLimit: Limit = { max: 2000 };

/** Limit of a message in a request for approval or a quote. */
export const messageLimit: Limit = { max: 1000 };

/** Limit of the name in `extra_field`: the shop chooses names and versions. */
export const fieldNameLimit: Limit = { min: 1, max: 190 };
export const versionLimit: Limit = { max: 190 };

/** Limit of the name of a saved list. */
export const listNameLimit: Limit = { min: 1, max: 100 };

const strict = ({ min = 0, max, pattern }: Limit) => {
  const text = v.pipe(v.string(), v.minLength(min), v.maxLength(max));
  return pattern === undefined ? text : v.pipe(text, v.regex(pattern));
};

/** A text with limits in the contract. Reading accepts any length: the server responds to a wrong one with its own message. */
export const limited = (limit: Limit) => v.pipe(v.unknown() as Reads<string>, wire({ as: strict(limit) }), v.string());
