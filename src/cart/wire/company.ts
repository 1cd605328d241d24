/** Wire schemas of `company-url`: finds a company by its tax number, as public registers have it. */
import * as v from 'valibot';
import { having, list, maybe, text } from '../../http/tolerant';
import { messages } from '../../http/messages';
import { limited, nipLimit } from '../../http/limits';

export const companyBody = v.object({ nip: limited(nipLimit) });

/** A company in the fields of the address form; the server has mapped the register's data. `ended_at`: only if `active` is false. */
export const company = v.object({
  nip: maybe(text),
  name: maybe(text),
  regon: maybe(text),
  krs: maybe(text),
  type: maybe(v.picklist(['legal', 'natural'])),
  street: maybe(text),
  house_no: maybe(text),
  flat_no: maybe(text),
  zip_code: maybe(text),
  city: maybe(text),
  post: maybe(text),
  region: maybe(text),
  country: maybe(text),
  active: maybe(v.boolean()),
  ended_at: maybe(text),
});
export type Company = v.InferOutput<typeof company>;

/** The register, and the time of the lookup. */
const companySource = v.object({ name: text, checked_at: maybe(text), request_id: maybe(text) });

/** `company`: null for an unknown number, or if there are several `candidates`. */
export const companyAnswer = v.object({
  company: maybe(company),
  candidates: list(company, 'company'),
  vat_status: maybe(v.picklist(['active', 'exempt', 'none', 'unknown'])),
  vies: maybe(v.picklist(['valid', 'invalid', 'unknown'])),
  sources: list(companySource, 'source'),
  messages: v.optional(messages, {}),
});
export type CompanyAnswer = v.InferOutput<typeof companyAnswer>;

/** Unrelated JSON must not count as an unknown number. */
export const offeredCompany = having(['company'], companyAnswer);
