/** Tries addresses: new, invalid, repeated, and chosen for delivery and invoice. */
import type { NewAddress } from '../../../cart/wire/actions/new-address';
import type { Address } from '../../../cart/wire/address';
import type { Cart } from '../../../cart/wire/cart';
import { addressLimits, houseNumberMax, type Limit } from '../../../http/limits';
import { sameId, type Id } from '../../../http/tolerant';
import { chosen, wrongId } from '../cart-parts';
import type { Probe } from '../probe';
import { lackingIn, describeReply } from '../reply';
import { addressOf } from '../sample';

/** An address with the special characters of company names, and with the fields that the shop announces. */
const good = (cart: Cart | undefined): NewAddress => ({
  ...addressOf('„A” & "B"'),
  street: "3 Maja – 'Rynek'",
  ...(cart?.can_add_site_contact && { phone: '601 202 303', driver_note: 'Brama „B” & dzwonek' }),
});
/** How many saved addresses are tried: a company may have hundreds of building sites. */
const OFFERED = 8;

type Field = keyof typeof addressLimits;
const LIMITS = Object.entries(addressLimits) as [Field, Limit][];

const longestNumberOf = (cart: Cart | undefined): number => Number(cart?.house_no_max ?? houseNumberMax);

/** The faults to send: each breaks one limit of a field of the good address. */
const faultsOf = (good: NewAddress): readonly Partial<NewAddress>[] =>
  LIMITS.filter(([name]) => name in good).flatMap(([name, { min = 0, max, pattern }]) => [
    ...(min > 0 ? [{ [name]: 'x'.repeat(min - 1) }] : []),
    // Five digits are no Polish post code, no country, and no phone.
    ...(pattern === undefined ? [] : [{ [name]: '90001' }]),
    ...(max === 10 ? [{ [name]: '1'.repeat(max + 1) }] : []),
  ]);

/** Free-text fields. */
const namesOf = (cart: Cart | undefined) =>
  ['name', 'street', 'city', 'post', ...(cart?.can_add_site_contact ? (['driver_note'] as const) : [])] as const;

/** A text of exactly this length with a mark at its end, so that a cut text differs. */
const ofLength = (length: number): string => `${'Długa nazwa '.repeat(length)}`.slice(0, length - 6) + 'koniec';

/** A value of the contract's maximum length. */
const longest = (cart: Cart | undefined): NewAddress => ({
  ...addressOf('najdłuższy'),
  ...Object.fromEntries(namesOf(cart).map((name) => [name, ofLength(addressLimits[name].max)])),
  house_no: '123456789A'.repeat(2).slice(-longestNumberOf(cart)),
  flat_no: '987654321B',
});

/** The first field whose returned value differs from the sent one. */
function changedFieldIn(one: Address, sent: NewAddress): string | undefined {
  const lost = (Object.keys(addressLimits) as Field[]).find(
    (name) => sent[name] !== undefined && (one[name] ?? '') !== sent[name],
  );
  return lost && `its ${lost} came back as ${JSON.stringify(one[lost])} instead of ${JSON.stringify(sent[lost])}`;
}

const idsOf = (cart: Cart | undefined): string[] => cart?.addresses.map(({ id }) => String(id)) ?? [];

export async function checkAddresses(probe: Probe): Promise<void> {
  const before = await probe.loaded();
  const GOOD = good(before);
  for (const fault of faultsOf(GOOD))
    await probe.refuses('address-wrong', { new_address: { ...GOOD, ...fault } }, 'new_address');
  const tooLong = { ...GOOD, house_no: '1'.repeat(longestNumberOf(before) + 1) };
  await probe.refuses('address-wrong', { new_address: tooLong }, 'new_address');
  const saved = idsOf(before);
  const fresh = (cart: Cart) => cart.addresses.find(({ id }) => !saved.includes(String(id)));
  const later = await probe.does('address', { new_address: GOOD }, (cart) => {
    const one = fresh(cart);
    return one === undefined ? 'addresses has no new entry' : changedFieldIn(one, GOOD);
  });
  await checkLong(probe);
  await checkOnce(probe);
  await checkOffered(probe);
  const one = later && fresh(later);
  const id = (one ?? later?.addresses[0])?.id;
  const sent = one && GOOD;
  await checkInvoiceData(probe);
  await checkDelivery(probe, id, sent);
  await checkInvoice(probe, id, sent);
}

/** If the buyer enters invoice data: a wrong number is refused, and the sent data become the invoice's. */
async function checkInvoiceData(probe: Probe): Promise<void> {
  const before = await probe.loaded();
  if (!before?.can_add_invoice_address) return probe.skip('invoice-data', 'the cart has no can_add_invoice_address');
  const sent: NewAddress = { ...addressOf('faktura'), nip: '1234563218', purpose: 'invoice' };
  for (const nip of ['1234563219', '0000000000'])
    await probe.refuses('invoice-data', { new_address: { ...sent, nip } }, 'new_address');
  await probe.does('invoice-data', { new_address: sent }, ({ invoice_address: now }) =>
    now?.id == null ? 'invoice_address has no id of a saved address' : changedFieldIn(now, sent),
  );
  const delivery = { ...addressOf('budowa'), purpose: 'delivery' } as const;
  await probe.does('invoice-data', { new_address: delivery }, ({ invoice_address: now }) =>
    now?.name === sent.name ? undefined : 'a delivery address became the invoice address',
  );
  const id = before.invoice_address?.id;
  if (id != null) await probe.post({ invoice_address: { id } });
}

/** Values of the maximum length are stored. A value with one character more is stored whole, or refused in its field. */
async function checkLong(probe: Probe): Promise<void> {
  const before = await probe.loaded();
  const saved = idsOf(before);
  const fresh = (cart: Cart | undefined) => cart?.addresses.find(({ id }) => !saved.includes(String(id)));
  const whole = longest(before);
  await probe.does('address-long', { new_address: whole }, (cart) => {
    const one = fresh(cart);
    return one === undefined ? 'addresses has no new entry' : changedFieldIn(one, whole);
  });
  const fieldByRefusal = new Map<string, string>();
  for (const name of namesOf(before)) {
    saved.splice(0, saved.length, ...idsOf(await probe.loaded()));
    const sent = { ...addressOf('za długi'), [name]: ofLength(addressLimits[name].max + 1) };
    const reply = await probe.post({ new_address: sent });
    const stored = fresh(await probe.load());
    const refusal = JSON.stringify([...(reply.answer?.messages.values() ?? [])].map(({ messages }) => messages));
    const other = fieldByRefusal.get(refusal);
    const problem =
      reply.status >= 500 || reply.status === 0
        ? 'a server error'
        : stored
          ? changedFieldIn(stored, sent)
          : reply.isDone
            ? 'a success, and it is not saved'
            : lackingIn(reply);
    probe.judge('address-long', problem && `${reply.request}\n${reply.status}: ${problem}`);
    if (stored || problem !== undefined) continue;
    probe.judgeReply('address-named', reply, other && `${other} has the same result`);
    fieldByRefusal.set(refusal, name);
  }
  probe.skip('address-named', 'longer texts are kept');
}

/** Each saved address can be chosen; a refusal means that it belongs to another client. */
async function checkOffered(probe: Probe): Promise<void> {
  for (const { id } of ((await probe.loaded())?.addresses ?? []).slice(0, OFFERED)) {
    if (id === undefined) continue;
    const reply = await probe.post({ delivery_address: { id } });
    const isChosen = reply.cart !== null && chosen('delivery_address', id)(reply.cart) === undefined;
    const isInvoice = sameId(id, reply.cart?.invoice_address?.id);
    probe.judgeReply('delivery', reply, !(reply.isDone && (isChosen || isInvoice)) && '');
  }
}

/** A repetition with the same key returns the same address, another body a new one. A shop without keys saves the repetition too. */
async function checkOnce(probe: Probe): Promise<void> {
  const before = idsOf(await probe.loaded());
  const idempotencyKey = crypto.randomUUID();
  const body = { new_address: addressOf('dwa razy') };
  const both = await Promise.all([0, 1].map(() => probe.post(body, { idempotencyKey })));
  const third = await probe.post(body, { idempotencyKey });
  const saved = idsOf(await probe.load()).filter((id) => !before.includes(id));
  const failed = [...both, third].find(({ isDone }) => !isDone);
  const problem = failed ? describeReply(failed) : saved.length === 1 ? undefined : `it is saved ${saved.length} times`;
  probe.judge('address-once', problem && `${third.request}, three times\n${problem}`);
  const other = await probe.post({ new_address: addressOf('inny adres') }, { idempotencyKey });
  const isSaved = idsOf(await probe.load()).length > before.length + saved.length;
  if (other.isDone && !isSaved) probe.judgeReply('address-once', other, 'it is not saved');
}

/** The chosen address is the saved one, field by field. */
const as = (what: 'delivery_address' | 'invoice_address', id: Id, sent: NewAddress | undefined) => (cart: Cart) =>
  chosen(what, id)(cart) ?? (sent && cart[what] && changedFieldIn(cart[what], sent));

async function checkDelivery(probe: Probe, id: Id | undefined, sent: NewAddress | undefined): Promise<void> {
  await probe.refuses('delivery-wrong', { delivery_address: { id: wrongId(id) } });
  if (id === undefined) return probe.skip('delivery', 'no address is saved');
  await probe.does('delivery', { delivery_address: { id } }, as('delivery_address', id, sent));
  // "Same as the invoice address" is null, or the invoice address itself.
  await probe.does('delivery', { delivery_address: { id: null } }, (cart) => {
    const now = cart.delivery_address?.id;
    return now === undefined || sameId(now, cart.invoice_address?.id)
      ? undefined
      : `cart.delivery_address.id is ${JSON.stringify(now)}`;
  });
}

async function checkInvoice(probe: Probe, id: Id | undefined, sent: NewAddress | undefined): Promise<void> {
  await probe.refuses('invoice-wrong', { invoice_address: { id: wrongId(id) } });
  if (id === undefined) return probe.skip('invoice', 'no address is saved');
  const now = await probe.loaded();
  const before = now?.invoice_address?.id;
  // Another address for the delivery, which must not change.
  const other = now?.addresses.find((one) => !sameId(one.id, id) && !sameId(one.id, before));
  if (other !== undefined) await probe.post({ delivery_address: { id: other.id } });
  await probe.does('invoice', { invoice_address: { id } }, as('invoice_address', id, sent));
  if (before !== undefined) await probe.post({ invoice_address: { id: before } });
  if (other !== undefined) await probe.post({ delivery_address: { id: null } });
}
