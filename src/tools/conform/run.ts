/** Decides in which order a shop is tried, and what the kit's whole outcome is. */
import { isLocked } from '../../cart/session/rules';
import type { Cart } from '../../cart/wire/cart';
import { checkAdditions } from './checks/additions';
import { checkAddresses } from './checks/addresses';
import { checkBounds } from './checks/bounds';
import { checkCarriers, checkComments, checkPayments, checkProduct, checkProject } from './checks/choices';
import { checkForbidden, checkRoles } from './checks/forbidden';
import { checkGets } from './checks/gets';
import { checkOwnCart, checkOwnIds } from './checks/identity';
import { checkKeys } from './checks/keys';
import { checkLines, checkOneAction } from './checks/lines';
import { checkLocked } from './checks/locked';
import { checkLocker } from './checks/locker';
import { checkOrder, checkRaces } from './checks/order';
import { checkNewUrls } from './checks/new-urls';
import { checkOrigins } from './checks/origins';
import { checkOthers, checkWidget, type OtherUrls } from './checks/others';
import { checkPrices, type Who } from './checks/prices';
import { checkSession } from './checks/session';
import { checkShelves, type Means } from './checks/shelves';
import { checkTypes, checkUnreadable } from './checks/unreadable';
import type { Id } from '../../http/tolerant';
import { givenId } from './cart-parts';
import type { Sent } from './client';
import type { Findings, Result } from './findings';
import { makeComplete } from './ready';
import type { RuleName } from './rules';
import { marker } from './sample';
import { wanted, type Step } from './steps';
import { roundingText } from './rounding';
import { hasCart, isTradersPage, Visits, type VisitOptions } from './visits';

export interface ConformOptions extends VisitOptions {
  /** Addresses of the calls besides the cart. */
  readonly others?: OtherUrls;
  /** Whether orders may be placed. */
  readonly order?: boolean;
  /** Code of a parcel locker that the shop knows. */
  readonly locker?: string | undefined;
  /** How the shop's stock and prices are set meanwhile. */
  readonly set?: Means | undefined;
  /** An id that only the shop's pages know. */
  readonly project?: string | undefined;
  /** Names of rules or groups; steps that none of them needs are skipped. */
  readonly only?: readonly string[] | undefined;
  /** Called with the step under way. */
  readonly progress?: ((step: string) => void) | undefined;
}

/** One result per rule, in the order of `rules`. Rejects if the shop cannot be reached at all. */
export const conform = async (options: ConformOptions): Promise<Result[]> => (await findingsOf(options)).all();

/** As `conform`, with the notes besides the rules. */
export async function findingsOf(options: ConformOptions): Promise<Findings> {
  const visits = new Visits(options);
  const { findings, money } = visits;
  findings.onSlow = (request, ms) => options.progress?.(`slow, ${(ms / 1000).toFixed(1)} s: ${request.slice(0, 100)}`);
  await tryAll(visits, options);
  const { request, ms } = findings.slowest;
  findings.remark('totals', money.rounding.map((one) => roundingText[one]).join(', or '));
  findings.remark('time', `the slowest answer took ${(ms / 1000).toFixed(2)} s: ${request.slice(0, 100)}`);
  findings.remark('additions', findings.additions);
  return findings;
}

/** Every shop has these. */
const NEEDED: readonly RuleName[] = [
  'quantity',
  'quantity-wrong',
  'quantity-bounds',
  'remove',
  'carrier',
  'totals',
  'order',
  'order-incomplete',
];
const NO_STRANGER =
  'a visitor without an account has no cart: give --add or --product, or --as buyer=<cookies of another account>';
const EMPTY =
  'the cart is empty: give --add \'POST /do-koszyka {"id":1,"quantity":1}\' or --product <id>, or a filled one by --cookie';

async function tryAll(visits: Visits, options: ConformOptions): Promise<void> {
  const { main: probe } = visits;
  const { product, project, locker, progress = () => undefined } = options;
  progress('session');
  const begun = await checkSession(probe);
  if (begun === undefined) return;
  const isWanted = wanted(options.only);
  const step = async (name: Step, run: () => Promise<void>): Promise<void> => {
    if (!isWanted(name)) return;
    progress(name);
    await run();
  };
  await step('other calls', async () => {
    await checkOthers(probe, options.others ?? {}, product);
    await checkNewUrls(probe, options.others ?? {}, () => visits.nobody());
  });
  const { widget } = options.others ?? {};
  if (begun.reply.cart !== null && isLocked(begun.reply.cart)) {
    await step('dropdown', () => checkWidget(probe, widget, begun.reply.cart));
    return checkLocked(probe, begun.reply.cart, product);
  }
  await checkUnreadable(probe);
  const filled = await visits.fill(probe);
  await step('dropdown', () => checkWidget(probe, widget, filled ?? null));
  if (filled === undefined) return NEEDED.forEach((rule) => probe.lack(rule, visits.failedAdd ?? EMPTY));
  const now = async (): Promise<Cart> => (await visits.fill(probe)) ?? filled;
  await step('lines', async () => {
    await checkProduct(probe, product);
    // Everything is chosen and filled in first, so that an action that loses it is noticed.
    await makeComplete(probe);
    await probe.post({ client_comments: marker() });
    await checkLines(probe, await now(), visits.canFill);
    await checkTypes(probe, await now());
    await checkOneAction(probe, await now());
  });
  await step('delivery and payment', async () => {
    await checkCarriers(probe, await now());
    await checkPayments(probe);
    await checkProject(probe, options.as?.specialist === undefined ? project : undefined);
    await checkComments(probe, await now());
  });
  await step('addresses', async () => {
    await checkAddresses(probe);
    await checkLocker(probe, locker);
  });
  await step('prices', () => checkPrices(probe, whoIs(options, begun.page)));
  await step('additions', () => checkAdditions(probe, product));
  await step('other origins', async () => {
    const { widget, orders, lists } = options.others ?? {};
    await checkOrigins(probe, visits.fresh(), [widget, orders, lists]);
    await checkGets(visits, [widget, orders, lists], options.order !== false);
  });
  await step('two visitors', () => tryTwo(visits, project === undefined ? undefined : givenId(project)));
  await step('roles', () => tryRoles(visits, options));
  if (options.order === false) {
    for (const rule of ['order', 'order-incomplete'] as const) probe.skip(rule, '--no-order was given');
    return;
  }
  await step('orders that must not be', async () => {
    await checkForbidden(visits, begun.page, locker);
    await checkRoles(visits);
  });
  await step('the order', () => tryOrder(visits, options.others?.orders));
  await step('stock and prices', () => checkShelves(visits, options.set ?? {}));
}

async function tryOrder(visits: Visits, orders: string | undefined): Promise<void> {
  const visit = (await visits.stranger()) ?? (await visits.as('buyer'));
  const other = visit?.probe ?? (await visits.nobody());
  const placed = await checkOrder(visits, other, orders);
  if (placed === undefined) return;
  await checkKeys(visits, placed);
  await checkRaces(visits);
}

/** A page without the cart’s element reveals no role; a visitor without an account is never a trader. */
const whoIs = ({ cookie, headers }: ConformOptions, page: Sent): Who => {
  if (isTradersPage(page)) return 'trader';
  const hasAccount = cookie !== undefined || Object.keys(headers ?? {}).length > 0;
  return hasAccount && !hasCart(page) ? undefined : 'buyer';
};

/** Two visitors at once. */
async function tryTwo(visits: Visits, project: Id | undefined): Promise<void> {
  const { main } = visits;
  const stranger = (await visits.stranger()) ?? (await visits.as('buyer'));
  if (stranger === undefined) {
    for (const rule of ['own-cart', 'own-ids'] as const) main.lack(rule, NO_STRANGER);
    const cart = await visits.fill(main);
    if (cart !== undefined) await checkBounds(main, cart);
    return;
  }
  const [trader, specialist] = [await visits.as('trader'), await visits.as('specialist')];
  await checkOwnIds(main, stranger.probe, trader?.probe);
  // It takes a line away, and chooses whatever there is.
  await checkOwnCart({ main, trader: trader?.probe, specialist: specialist?.probe }, stranger.probe, project);
  await checkBounds(stranger.probe, stranger.cart);
}

/** Visitors with a role. */
async function tryRoles(visits: Visits, { project, product }: ConformOptions): Promise<void> {
  const trader = await visits.as('trader');
  if (trader !== undefined) await checkPrices(trader.probe, 'trader');
  const buyer = await visits.as('buyer');
  if (buyer !== undefined) await checkPrices(buyer.probe, 'buyer');
  const specialist = await visits.as('specialist');
  if (specialist !== undefined) await checkProject(specialist.probe, project);
  const locked = await visits.as('locked');
  if (locked !== undefined && isLocked(locked.cart)) await checkLocked(locked.probe, locked.cart, product);
  visits.main.skip('locked', 'pass --as locked=<cookies of a session whose payment has begun>');
}
