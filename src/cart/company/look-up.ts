/** Looks up a tax number in the register, once per request of the buyer, without retries (rule A11). */
import { isFailure } from '../../http/failure';
import { request } from '../../http/request';
import { isOwnOrigin } from '../../page/url';
import { pageClock } from '../../page/clock';
import { docsUrl } from '../../page/docs-url';
import { nipDigits } from '../../fields/validators';
import { offeredCompany, type Company, type CompanyAnswer } from '../wire/company';

/** Timeout in ms. */
const PATIENCE = 5000;

export type LookupResult = CompanyAnswer | 'wrong' | 'silent';

export async function lookUpCompany(url: string, nip: string): Promise<LookupResult> {
  // A company of another number is none of this one.
  const isAsked = ({ nip: own }: Company) => own === undefined || nipDigits(own) === nip;
  const answer = request(offeredCompany, { url, body: { nip } }).then(
    ({ company, candidates, ...answer }): LookupResult => ({
      ...answer,
      company: company && isAsked(company) ? company : undefined,
      candidates: candidates.filter(isAsked),
    }),
    (error: unknown): LookupResult => {
      if (!isFailure(error)) throw error;
      return error.status === 400 ? 'wrong' : 'silent';
    },
  );
  let stop = () => {};
  const late = new Promise<LookupResult>((resolve) => {
    stop = pageClock.after(PATIENCE, () => resolve('silent'));
  });
  return Promise.race([answer, late]).finally(() => stop());
}

/** Returns the URL if it has the page's own origin: tax numbers only go to the shop's server. */
export function ownUrl(raw: string | undefined): string | undefined {
  if (raw === undefined || (URL.canParse(raw, 'https://x.example') && isOwnOrigin(raw))) return raw;
  console.warn(`shop-elements: company-url="${raw}" is on another origin: not called.`, docsUrl('address'));
  return undefined;
}
