/** Tries adding several products at once: valid ones are added at the shop's price, refused ones are named and not added. */
import type { Cart } from '../../../cart/wire/cart';
import type { Id } from '../../../http/tolerant';
import { cents, linesOf, wrongId } from '../cart-parts';
import type { Probe } from '../probe';
import { readAnswer } from '../reading';
import type { Reply } from '../reply';

type JsonObject = Readonly<Record<string, unknown>>;
const objectIn = (raw: unknown, key: string): JsonObject => Object(Object(raw)[key]) as JsonObject;

const amountIn = (cart: Cart | undefined): number =>
  cart === undefined ? 0 : linesOf(cart).reduce((sum, { item }) => sum + Number(item.quantity), 0);

/** Goods by weight are counted in fractions. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** A shop without `add_products` refuses it. */
export async function checkAddProducts(probe: Probe, product: Id): Promise<void> {
  const before = await probe.load();
  const reply = await probe.post({ add_products: [{ id: product, quantity: 1 }] });
  const after = await probe.load();
  const isMore = amountIn(after) > amountIn(before);
  if (reply.isDone && !isMore) return probe.judgeReply('additions', reply, 'a success, but nothing was added');
  if (!reply.isDone) {
    if (isMore) probe.judgeReply('additions', reply, 'it was refused, but the cart has more');
    return;
  }
  probe.findings.note('add_products', 'has');
  await checkOwnPrice(probe, product);
  await checkRefused(probe, product);
  await checkOnce(probe, product);
}

/** Repeats a request whose response the page has lost. */
async function checkOnce(probe: Probe, product: Id): Promise<void> {
  const [before, idempotencyKey] = [amountIn(await probe.load()), crypto.randomUUID()];
  const body = { add_products: [{ id: product, quantity: 1 }] };
  const first = await probe.post(body, { idempotencyKey });
  if (!first.isDone) return;
  const once = amountIn(await probe.load()) - before;
  const again = await probe.post(body, { idempotencyKey });
  const twice = amountIn(await probe.load()) - before;
  probe.judgeReply(
    'add-once',
    again,
    isNear(once, twice) ? undefined : `the cart has ${twice} more instead of ${once}`,
  );
}

/** The shop must ignore a price in the request. */
async function checkOwnPrice(probe: Probe, product: Id): Promise<void> {
  const prices = { price: '0.01', net: '0.01', price_net: '0.01', price_gross: '0.01', prices: { net: '0.01' } };
  const reply = await probe.post({ add_products: [{ id: product, quantity: 1, ...prices }] });
  const cart = await probe.load();
  const cheap = cart && linesOf(cart).find(({ item }) => cents(item.prices.net) === 1);
  if (cheap) probe.judgeReply('additions', reply, `the line has the price from the request: ${cheap.item.prices.net}`);
}

/** One product that can be bought, and one that does not exist. */
async function checkRefused(probe: Probe, product: Id): Promise<void> {
  const unknown = wrongId(product);
  const before = amountIn(await probe.load());
  const alone = await probe.post({ add_products: [{ id: product, quantity: 1 }] });
  const one = amountIn(await probe.load()) - before;
  const rows = [
    { id: product, quantity: 1 },
    { id: unknown, quantity: 1 },
  ];
  const reply = await probe.post({ add_products: rows });
  const more = amountIn(await probe.load()) - before - one;
  const problem =
    reply.status >= 500 || reply.status === 0
      ? 'a server error'
      : !isNear(more, 0) && (!alone.isDone || !isNear(more, one))
        ? `the cart contains ${more} more, but product ${unknown} does not exist`
        : isNamed(reply, unknown)
          ? undefined
          : `nothing under messages.add_products names ${unknown}`;
  probe.judgeReply('additions', reply, problem);
}

const hasText = (raw: unknown): boolean => {
  const texts: unknown = typeof raw === 'object' && raw !== null ? (Object(raw).messages ?? raw) : raw;
  return Object.values(Object(typeof texts === 'string' ? [texts] : texts)).some(
    (one) => typeof one === 'string' && one !== '',
  );
};

/** The refused products: from `products` beside `messages`, from `messages` by id, or from a text `5003: …`. */
function isNamed({ text }: Reply, id: Id): boolean {
  const slot = objectIn(objectIn(readAnswer(text).raw, 'messages'), 'add_products');
  const messages = slot['messages'];
  const places = [objectIn(slot, 'products'), slot, Object(Array.isArray(messages) ? {} : messages) as JsonObject];
  if (places.some((place) => Object.hasOwn(place, id) && hasText(place[id]))) return true;
  const texts = Object.values(Object(typeof messages === 'string' ? [messages] : messages)) as unknown[];
  return texts.some((one) => typeof one === 'string' && new RegExp(`(?:^|\\s)${String(id)}: \\S`).test(one));
}
