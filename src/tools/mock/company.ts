/** The register of the small shop: one company, and the check of tax numbers. */
import type { JsonObject } from './state';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

export const isNip = (nip: unknown): boolean =>
  typeof nip === 'string' &&
  /^\d{10}$/.test(nip) &&
  new Set(nip).size > 1 &&
  WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(nip[at]), 0) % 11 === Number(nip[9]);

export const knownCompany = {
  nip: '1234563218',
  name: 'Nowak i Syn sp. z o.o.',
  regon: '012345678',
  type: 'legal',
  street: 'Jabłoniowa',
  house_no: '14',
  zip_code: '02-797',
  city: 'Warszawa',
  post: 'Warszawa',
  region: 'mazowieckie',
  country: 'PL',
  active: true,
};

/** The register that contains the company. */
export const knownSources = [{ name: 'GUS', checked_at: '2026-11-12T09:30:00+01:00' }];

/** Answered with 400. */
export const WRONG_NIP: JsonObject = {
  messages: { nip: { messages: ['Ten NIP jest niepoprawny. Sprawdź cyfry.'], status: 'error' } },
};

export const companyOf = (nip: unknown): JsonObject =>
  isNip(nip)
    ? {
        company: nip === knownCompany.nip ? knownCompany : null,
        candidates: [],
        vat_status: nip === knownCompany.nip ? 'active' : 'none',
        vies: 'unknown',
        sources: knownSources,
        messages: {},
      }
    : WRONG_NIP;
