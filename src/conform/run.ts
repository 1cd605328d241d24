/** Decides in which order a shop is tried, and what the kit's whole outcome is. */
import { isLocked } from '../cart/session/rules';
import { Client, type ClientOptions } from './client';
import { checkAddresses } from './checks/addresses';
import { checkCarriers, checkComments, checkPayments, checkProduct, checkProject } from './checks/choices';
import { checkLines } from './checks/lines';
import { checkLocked } from './checks/locked';
import { checkLocker } from './checks/locker';
import { checkOrder } from './checks/order';
import { checkOthers, type OtherUrls } from './checks/others';
import { checkPrices } from './checks/prices';
import { checkCsrf, checkSession, checkUnreadable } from './checks/session';
import { Probe, type Result } from './probe';
import { rules, type RuleName } from './rules';

export interface ConformOptions extends ClientOptions {
  /** Addresses of the calls besides the cart. */
  readonly others?: OtherUrls;
  /** Whether an order may be placed. */
  readonly order?: boolean;
  /** Code of a parcel locker that the shop knows. */
  readonly locker?: string | undefined;
  /** Ids that only the shop's pages know. */
  readonly project?: string | undefined;
  readonly product?: string | undefined;
}

/** One result a rule, in the order of `rules`. Rejects when the shop cannot be reached at all. */
export async function conform(options: ConformOptions): Promise<Result[]> {
  const probe = new Probe(new Client(options));
  await tryAll(probe, options);
  return (Object.keys(rules) as RuleName[]).map(
    (rule) => probe.results.get(rule) ?? { rule, verdict: 'skipped', details: ['nothing led here'] },
  );
}

async function tryAll(probe: Probe, options: ConformOptions): Promise<void> {
  const { order = true, locker, project, product, others = {} } = options;
  if (!(await checkSession(probe))) return;
  await checkOthers(probe, others, product);
  await checkCsrf(probe);
  await checkUnreadable(probe);
  const first = await probe.load();
  if (first === undefined) return;
  if (isLocked(first)) return checkLocked(probe, first);
  probe.skip('locked', 'no payment has begun: run the kit once more with a session in which one has');
  await checkProduct(probe, product);
  const cart = (await probe.load()) ?? first;
  await checkLines(probe, cart);
  await checkCarriers(probe, cart);
  await checkPayments(probe);
  await checkProject(probe, project);
  await checkComments(probe, cart);
  await checkAddresses(probe);
  await checkLocker(probe, cart, locker);
  await checkPrices(probe);
  await checkOrder(probe, order);
}
