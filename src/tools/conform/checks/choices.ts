/** Tries the buyer's choices: carriers, payments, their methods, project, notes, product. */
import { notesOf } from '../../../cart/session/rules';
import type { Cart } from '../../../cart/wire/cart';
import { sameId } from '../../../http/tolerant';
import { chosen, givenId, linesOf, wrongId } from '../cart-parts';
import type { Probe } from '../probe';
import { delivers } from '../complete-cart';
import { isRefused } from '../reply';

export async function checkCarriers(probe: Probe, cart: Cart): Promise<void> {
  if (cart.availableCarriers.length === 0) probe.skip('carrier', 'availableCarriers is empty');
  for (const { id } of cart.availableCarriers)
    await probe.does('carrier', { carrier: { id } }, (now) => chosen('carrier', id)(now) ?? otherPrice(now));
  await probe.refuses('carrier-wrong', { carrier: { id: wrongId(cart.availableCarriers[0]?.id) } });
}

/** The charged price of the chosen carrier must equal its offered price in the same response. */
function otherPrice({ carrier, availableCarriers, prices }: Cart): string | undefined {
  const offered = availableCarriers.find(({ id }) => sameId(id, carrier?.id));
  const [is, offeredPrice] = [carrier?.price_gross, offered?.price_gross];
  if (carrier && delivers(carrier) && prices !== undefined && (is ?? carrier.price_net) === undefined)
    return 'the chosen carrier has no price';
  return is === undefined || offeredPrice === undefined || is === offeredPrice
    ? undefined
    : `it is offered for ${offeredPrice}, but costs ${is}`;
}

/** Chooses each offered payment. A shop that refuses a payment must send a message. */
export async function checkPayments(probe: Probe): Promise<void> {
  const payments = (await probe.loaded())?.availablePayments ?? [];
  if (payments.length === 0) probe.skip('payment', 'availablePayments is empty');
  for (const { id } of payments) {
    const reply = await probe.post({ payment: { id } });
    const isBarred = reply.status < 500 && reply.answer !== undefined && isRefused(reply.answer);
    if (reply.isDone && reply.cart !== null) probe.judge('payment', chosen('payment', id)(reply.cart));
    else if (!isBarred) probe.judgeReply('payment', reply, '');
    else probe.keep('payment');
  }
  await probe.refuses('payment-wrong', { payment: { id: wrongId(payments[0]?.id) } }, 'payment_id');
  const [instant] = payments.flatMap(({ id, additional_data }) => {
    const methods = additional_data?.payment_methods ?? [];
    return methods[0] ? [{ id, methods, first: methods[0] }] : [];
  });
  if (instant === undefined) {
    probe.skip('method', 'no payment has additional_data.payment_methods');
    return probe.skip('method-wrong', 'no payment has additional_data.payment_methods');
  }
  for (const method of instant.methods) {
    await probe.does('method', { payment_method: { payment_id: instant.id, method_id: method.id } }, (now) => {
      const taken = now.payment_params?.payment_method?.method_id;
      return sameId(taken, method.id)
        ? chosen('payment', instant.id)(now)
        : `payment_params.payment_method.method_id is ${JSON.stringify(taken)}`;
    });
  }
  const wrong = { payment_id: instant.id, method_id: wrongId(instant.first.id) };
  await probe.refuses('method-wrong', { payment_method: wrong }, 'payment_id');
}

export async function checkProject(probe: Probe, project: string | undefined): Promise<void> {
  await probe.refuses('project-wrong', { project: { id: wrongId(undefined) } });
  if (project === undefined)
    return probe.skip(
      'project',
      'projects are known to the page only: pass --project <id>, or --as specialist=<cookies> too',
    );
  await probe.does('project', { project: { id: project } }, chosen('project', project));
}

const NOTES = 'Brama „B” – zażółć gęślą jaźń 😀\n<b>"O\'Reilly" & syn</b> \\ 100% \u00a0;';

/** The form's maximum length. */
const LONG = `${NOTES.replace('😀', '')}\n${'Dostawa do bramy. '.repeat(120)}`.slice(0, 1999) + '!';

export async function checkComments(probe: Probe, cart: Cart): Promise<void> {
  const hasNotes = (text: string) => (now: Cart) => {
    const stored = notesOf(now).replaceAll('\r\n', '\n');
    return stored === text ? undefined : `it came back as ${JSON.stringify(stored)}`;
  };
  await probe.does('comments', { client_comments: NOTES }, hasNotes(NOTES));
  await probe.does('comments', { client_comments: LONG }, hasNotes(LONG));
  await checkLong(probe);
  await probe.does('comments', { client_comments: '' }, hasNotes(''));
  const before = notesOf(cart);
  await probe.does('comments', { client_comments: before }, hasNotes(before));
}

const notesIn = (cart: Cart | undefined): string => (cart === undefined ? '' : notesOf(cart));

/** Longer than any form allows: the shop stores it whole or refuses it, but does not cut it. */
async function checkLong(probe: Probe): Promise<void> {
  const long = 'Za długie uwagi. '.repeat(400);
  const before = notesIn(await probe.loaded());
  const reply = await probe.post({ client_comments: long });
  const is = notesIn(await probe.load());
  const isFine = is.trim() === long.trim() || (!reply.isDone && is === before);
  const result = `${reply.status}: of ${long.length} characters ${is.length} were kept`;
  probe.judge('comments', isFine && reply.status < 500 ? undefined : `${reply.request}\n${result}`);
}

const amountIn = (cart: Cart | undefined): number =>
  cart === undefined ? 0 : linesOf(cart).reduce((sum, { item }) => sum + Number(item.quantity), 0);

export async function checkProduct(probe: Probe, product: string | undefined): Promise<void> {
  if (product === undefined) return probe.skip('product', 'pass --product <id>');
  const before = amountIn(await probe.load());
  const reply = await probe.post({ add_product: givenId(product) });
  const isMore = amountIn(await probe.load()) > before;
  const problem = isMore ? 'it was refused, but added' : `the cart has no more pieces: does product ${product} exist?`;
  probe.judgeReply('product', reply, reply.status < 300 && isMore ? undefined : problem);
}
