/** Decides what one question by a tax number comes to; it is never repeated by itself (rule A11). */
import { isFailure } from '../../http/failure';
import { request } from '../../http/request';
import { isOwnOrigin } from '../../page/address';
import { pageClock } from '../../page/clock';
import { see } from '../../page/see';
import { offeredCompany, type CompanyAnswer } from '../wire/company';

/** In ms; a later answer is not read. */
const PATIENCE = 5000;

export type LookupResult = CompanyAnswer | 'wrong' | 'silent';

export async function lookUpCompany(url: string, nip: string): Promise<LookupResult> {
  const answer = request(offeredCompany, { url, body: { nip } }).catch((error: unknown): LookupResult => {
    if (!isFailure(error)) throw error;
    return error.status === 400 ? 'wrong' : 'silent';
  });
  let stop = () => {};
  const late = new Promise<LookupResult>((resolve) => {
    stop = pageClock.after(PATIENCE, () => resolve('silent'));
  });
  return Promise.race([answer, late]).finally(() => stop());
}

/** Of the page's own origin: who a company is, is asked by the shop's server only. */
export function ownUrl(raw: string | undefined): string | undefined {
  if (raw === undefined || (URL.canParse(raw, 'https://x.example') && isOwnOrigin(raw))) return raw;
  console.warn(`shop-elements: company-url="${raw}" is of another origin: it is not asked.`, see('address'));
  return undefined;
}
