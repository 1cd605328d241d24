/** Runs the checks in order. */
import { isLocked } from '../../cart/session/rules';
import type { Cart } from '../../cart/wire/cart';
import { checkAdditions } from './checks/additions';
import { checkAddresses } from './checks/addresses';
import { checkApproval } from './checks/approval';
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
import { checkLookupAndOrders } from './checks/lookup-and-orders';
import { checkOrigins } from './checks/origins';
import { checkOthers, checkWidget, type OtherUrls } from './checks/others';
import { checkPrices, type PriceRole } from './checks/prices';
import { checkQuotes } from './checks/quotes';
import { checkSession } from './checks/session';
import { checkStockAndPrices, type Setters } from './checks/stock-and-prices';
import { checkTypes, checkUnreadable } from './checks/unreadable';
import type { Id } from '../../http/tolerant';
import { givenId } from './cart-parts';
import type { Sent } from './client';
import type { Findings, Result } from './findings';
import { makeComplete } from './complete-cart';
import type { RuleName } from './rules';
import { marker } from './sample';
import { stepFilter, type Step } from './steps';
import { roundingText } from './rounding';
import { hasCart, isTradersPage, Visits, type VisitOptions } from './visits';

export interface ConformOptions extends VisitOptions {
  /** URLs of the calls besides the cart. */
  readonly others?: OtherUrls;
  /** Whether orders may be placed. */
  readonly order?: boolean;
  /** Code of a parcel locker that the shop knows. */
  readonly locker?: string | undefined;
  /** Sets the shop's stock and prices during the run. */
  readonly set?: Setters | undefined;
  /** An id that only the shop's pages know. */
  readonly project?: string | undefined;
  /** Names of rules or groups; steps that none of them needs are skipped. */
  readonly only?: readonly string[] | undefined;
  /** Called with the step under way. */
  readonly progress?: ((step: string) => void) | undefined;
}

/** One result per rule, in the order of `rules`. Rejects if the shop cannot be reached at all. */
export const conform = async (options: ConformOptions): Promise<Result[]> => (await findingsOf(options)).all();

/** Like `conform`, also returns the notes. */
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

/** Parts that every shop has. */
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
const NO_NEW_VISITOR =
  'a visitor without an account has no cart: add --add or --product, or --as buyer=<cookies of another account>';
const EMPTY =
  'the cart is empty: add --add \'POST /do-koszyka {"id":1,"quantity":1}\' or --product <id>, or --cookie of a session with a filled cart';

async function tryAll(visits: Visits, options: ConformOptions): Promise<void> {
  const { main: probe } = visits;
  const { product, project, locker, progress = () => undefined } = options;
  progress('session');
  const begun = await checkSession(probe);
  if (begun === undefined) return;
  const isRequested = stepFilter(options.only);
  const step = async (name: Step, run: () => Promise<void>): Promise<void> => {
    if (!isRequested(name)) return;
    progress(name);
    await run();
  };
  await step('other calls', async () => {
    await checkOthers(probe, options.others ?? {}, product);
    await checkLookupAndOrders(probe, options.others ?? {}, () => visits.newSession());
  });
  const { others = {} } = options;
  if (begun.reply.cart !== null && isLocked(begun.reply.cart)) {
    await step('dropdown', () => checkWidget(probe, others, begun.reply.cart));
    return checkLocked(probe, begun.reply.cart, product);
  }
  await checkUnreadable(probe);
  const filled = await visits.fill(probe);
  await step('dropdown', () => checkWidget(probe, others, filled ?? null));
  if (filled === undefined) return NEEDED.forEach((rule) => probe.missingInput(rule, visits.failedAdd ?? EMPTY));
  const now = async (): Promise<Cart> => (await visits.fill(probe)) ?? filled;
  await step('lines', async () => {
    await checkProduct(probe, product);
    // A complete cart reveals an action that loses a choice.
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
  await step('prices', () => checkPrices(probe, priceRoleOf(options, begun.page)));
  await step('additions', () => checkAdditions(probe, product, visits));
  await step('other origins', async () => {
    const { widget, orders, lists } = options.others ?? {};
    await checkOrigins(probe, visits.unopened(), [widget, orders, lists]);
    await checkGets(visits, [widget, orders, lists], options.order !== false);
  });
  await step('two visitors', () => tryTwo(visits, project === undefined ? undefined : givenId(project)));
  await step('roles', () => tryRoles(visits, options));
  if (options.order === false) {
    for (const rule of ['order', 'order-incomplete'] as const) probe.skip(rule, '--no-order');
    return;
  }
  await step('orders that must not be', async () => {
    await checkForbidden(visits, begun.page, locker);
    await checkRoles(visits);
  });
  await step('approval and quotes', async () => {
    const { orders } = options.others ?? {};
    await checkApproval(visits, orders);
    await checkQuotes(visits, options.set ?? {}, orders);
  });
  await step('the order', () => tryOrder(visits, options.others?.orders));
  await step('stock and prices', () => checkStockAndPrices(visits, options.set ?? {}));
}

async function tryOrder(visits: Visits, orders: string | undefined): Promise<void> {
  const visit = (await visits.newVisitor()) ?? (await visits.as('buyer'));
  const other = visit?.probe ?? (await visits.newSession());
  const placed = await checkOrder(visits, other, orders);
  if (placed === undefined) return;
  await checkKeys(visits, placed);
  await checkRaces(visits);
}

/** The role is unknown without the cart’s element in the page; a visitor without an account is never a trader. */
const priceRoleOf = ({ cookie, headers }: ConformOptions, page: Sent): PriceRole => {
  if (isTradersPage(page)) return 'trader';
  const hasAccount = cookie !== undefined || Object.keys(headers ?? {}).length > 0;
  return hasAccount && !hasCart(page) ? undefined : 'buyer';
};

/** Two visitors at once. */
async function tryTwo(visits: Visits, project: Id | undefined): Promise<void> {
  const { main } = visits;
  const visitor = (await visits.newVisitor()) ?? (await visits.as('buyer'));
  if (visitor === undefined) {
    for (const rule of ['own-cart', 'own-ids'] as const) main.missingInput(rule, NO_NEW_VISITOR);
    const cart = await visits.fill(main);
    if (cart !== undefined) await checkBounds(main, cart);
    return;
  }
  const [trader, specialist] = [await visits.as('trader'), await visits.as('specialist')];
  await checkOwnIds(main, visitor.probe, trader?.probe);
  // Removes a line and changes all choices.
  await checkOwnCart({ main, trader: trader?.probe, specialist: specialist?.probe }, visitor.probe, project);
  await checkBounds(visitor.probe, visitor.cart);
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
  visits.main.skip('locked', 'needs --as locked=<cookies of a session whose payment has begun>');
}
