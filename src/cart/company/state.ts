/** The register's data in an invoice form; it outlives the closed dialog, like what was typed. */
import type { Company } from '../wire/company';
import type { Filled } from './fill';
import type { LookupResult } from './look-up';

export interface Lookup {
  nip: string;
  result: LookupResult;
  chosen?: Company | undefined;
  /** Values of the register that the buyer typed otherwise. */
  left: Filled;
  /** What the form rejects. */
  wrong: readonly string[];
}

export interface CompanyState {
  /** The last lookup of the number in the field. */
  latest?: Lookup | undefined;
  /** The company that a changed number removed, and its number as typed. */
  removed?: (Lookup & { typed: string; chosen: Company }) | undefined;
  /** The address fields are displayed. The named field gets the focus. */
  unfolded?: { goTo?: string } | undefined;
  /** An invoice to a closed company: `false` after a refused attempt to save. */
  isConfirmed?: boolean | undefined;
}

/** Nothing is saved until the buyer has confirmed a company whose business has ended. */
export const stops = ({ latest, isConfirmed }: CompanyState): boolean =>
  latest?.chosen?.active === false && isConfirmed !== true;
