/** Tries forbidden orders: each by a new visitor whose cart lacks exactly one part. */
import { placeOf, type ExtraField } from '../../../cart/wire/extra';
import { isAmountAfterDeadline } from '../../../cart/session/rules';
import type { Cart } from '../../../cart/wire/cart';
import type { SlotName } from '../../../cart/wire/slots';
import { confirmOf, linesOf, valueIn } from '../cart-parts';
import type { Sent } from '../client';
import type { Probe } from '../probe';
import * as ready from '../complete-cart';
import { CONTACT, lockerOf } from '../sample';
import { fieldBody } from '../samples';
import { hasClientAddress, type Visit, type Visits } from '../visits';

interface Omission {
  readonly what: string;
  readonly slot?: SlotName;
  /** Completes the cart except for this; returns the reason if that is not possible. */
  readonly prepare: (visit: Visit, locker: string) => Promise<string | undefined>;
}

const toLocker = async ({ probe, cart }: Visit): Promise<boolean> => {
  const carrier = ready.carrierOf(cart, ready.isLocker);
  return carrier !== undefined && (await ready.chooseCarrier(probe, carrier));
};

async function emptyField(probe: Probe, cart: Cart, field: ExtraField): Promise<string | undefined> {
  const problem = await ready.makeComplete(probe);
  await probe.post(fieldBody(cart, field, ''));
  const now = await probe.loaded();
  return now && valueIn(now, field) !== '' ? 'a required field cannot be emptied' : problem;
}

const omissions: readonly Omission[] = [
  {
    what: 'without a carrier',
    prepare: async ({ probe, cart }) => {
      if (cart.carrier !== undefined) return 'a new cart has its carrier';
      await ready.chooseAddress(probe);
      await ready.choosePayment(probe);
      return undefined;
    },
  },
  {
    what: 'without a payment',
    slot: 'payment_id',
    prepare: async ({ probe, cart }) => {
      const carrier = ready.carrierOf(cart, ready.delivers);
      if (carrier === undefined) return 'no carrier';
      await ready.chooseCarrier(probe, carrier);
      await ready.chooseAddress(probe);
      const now = await probe.loaded();
      return now?.payment || !now?.availablePayments.length ? 'a new cart has its payment' : undefined;
    },
  },
  {
    what: 'without a locker',
    slot: 'inpost',
    prepare: async (visit) => {
      if (!(await toLocker(visit))) return 'no carrier of the type parcelLocker';
      await visit.probe.post({ inpost_contact: CONTACT });
      await ready.choosePayment(visit.probe);
      return (await visit.probe.loaded())?.inpost_point_code ? 'a new cart has its locker' : undefined;
    },
  },
  {
    what: 'without the locker’s contact',
    slot: 'inpost_contact',
    prepare: async (visit, locker) => {
      if (!(await toLocker(visit))) return 'no carrier of the type parcelLocker';
      const { isDone } = await visit.probe.post({ inpost_data: lockerOf(locker) });
      await ready.choosePayment(visit.probe);
      const now = await visit.probe.loaded();
      return !isDone || (now?.inpost_email && now.inpost_phone_number) ? 'no locker can be chosen alone' : undefined;
    },
  },
  {
    what: 'without an address',
    prepare: async ({ probe, cart, page }) => {
      const carrier = ready.carrierOf(cart, ready.delivers);
      if (carrier === undefined) return 'no carrier that delivers';
      await ready.chooseCarrier(probe, carrier);
      await ready.choosePayment(probe);
      const now = await probe.loaded();
      const isKnown =
        now?.delivery_address !== undefined || now?.invoice_address !== undefined || hasClientAddress(page);
      return isKnown ? 'a new visitor has an address' : undefined;
    },
  },
  {
    what: 'by a transport without a price',
    slot: 'delivery_price',
    prepare: async ({ probe, cart }) => {
      const carrier = ready.carrierOf(cart, ready.isUnpriced);
      if (carrier === undefined || !(await ready.chooseCarrier(probe, carrier))) return 'no transport without a price';
      await ready.chooseAddress(probe);
      await ready.choosePayment(probe);
      return undefined;
    },
  },
  {
    what: 'without a required field',
    slot: 'extra_field',
    prepare: async ({ probe, cart }) => {
      const field = cart.extra_fields.find((one) => one.required && ['order', 'delivery'].includes(placeOf(one)));
      return field ? emptyField(probe, cart, field) : 'no field is required';
    },
  },
  {
    what: 'without a required consent',
    slot: 'extra_field',
    prepare: async ({ probe, cart }) => {
      const field = cart.extra_fields.find((one) => one.required && placeOf(one) === 'summary');
      return field ? emptyField(probe, cart, field) : 'no consent is required';
    },
  },
  {
    what: 'of an empty cart',
    prepare: async ({ probe, cart }) => {
      const problem = await ready.makeComplete(probe);
      for (const { item, cartId } of linesOf(cart)) await probe.post({ remove: { id: item.id, cartId } });
      const now = await probe.loaded();
      return now && linesOf(now).length > 0 ? 'the cart cannot be emptied' : problem;
    },
  },
];

export async function checkForbidden(visits: Visits, page: Sent, locker = 'WAW12A'): Promise<void> {
  const { main } = visits;
  const fresh = await visits.nextVisitor(page);
  if (fresh) checkUnticked(main, fresh.cart);
  else main.skip('unticked', 'a visitor without an account has no cart');
  const reasons: string[] = [];
  for (const { what, slot, prepare } of omissions) {
    const visit = await visits.nextVisitor(page);
    if (visit === undefined) break;
    if (isAmountAfterDeadline(visit.cart)) break;
    const reason = await prepare(visit, locker);
    if (reason !== undefined) reasons.push(`${what}: ${reason}`);
    else await refusesOrder(visit.probe, what, slot);
  }
  main.missingInput(
    'order-incomplete',
    reasons.join('; ') || 'a visitor without an account has no cart: give --add or --product',
  );
  await checkAlone(visits, page);
}

function checkUnticked(probe: Probe, cart: Cart): void {
  const ticked = cart.extra_fields.filter((one) => placeOf(one) === 'summary' && valueIn(cart, one) !== '');
  const problems = ticked.map((one) => `${one.name} is "${valueIn(cart, one)}" in a new cart`);
  probe.judge('unticked', problems.join('\n') || undefined);
}

async function refusesOrder(probe: Probe, what: string, slot: SlotName | undefined): Promise<void> {
  const cart = await probe.loaded();
  const key = crypto.randomUUID();
  // An emptied cart may no longer exist.
  await probe.refuses('order-incomplete', confirmOf(cart), slot ?? (cart ? undefined : null), {
    idempotencyKey: key,
    note: what,
  });
}

/** `confirm` beside another action, and a `confirm` that is not true. */
async function checkAlone(visits: Visits, page: Sent): Promise<void> {
  const visit = await visits.nextVisitor(page);
  const problem = visit && (await ready.makeComplete(visit.probe));
  if (visit === undefined || problem !== undefined)
    return visits.main.skip('order-alone', problem ?? 'a visitor without an account has no cart');
  const bodies = [{ confirm: true, client_comments: 'obok zamówienia' }, { confirm: false }, { confirm: 'nie' }];
  for (const body of bodies) if (!(await visit.probe.refuses('order-alone', body, null))) return;
}

/** Visitors who must not order at all. */
export async function checkRoles(visits: Visits): Promise<void> {
  for (const role of ['blocked', 'test', 'overdue'] as const) {
    const visit = await visits.as(role);
    if (visit === undefined) continue;
    await ready.makeComplete(visit.probe);
    const rule = role === 'overdue' ? 'order-incomplete' : 'order-role';
    const slot = role === 'overdue' ? 'amount_after_deadline' : undefined;
    await visit.probe.refuses(rule, confirmOf(await visit.probe.loaded()), slot, { note: `as ${role}` });
  }
  visits.main.skip('order-role', 'pass --as blocked=<cookies> and --as test=<cookies>');
}
