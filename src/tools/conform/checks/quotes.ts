/** Tries quotes: five simultaneous requests, an offer at its prices, its order, and its end. */
import { allows } from '../../../cart/session/process';
import type { Wish } from '../../../cart/wire/actions/process';
import type { Cart } from '../../../cart/wire/cart';
import { displayedQuantity } from '../../../cart/session/quantities';
import { cents, confirmOf, linesOf, quantityBody, wrongId } from '../cart-parts';
import type { Probe } from '../probe';
import { processes, type ProcessRule } from '../rules/processes';
import { marker } from '../sample';
import type { Visits } from '../visits';
import { totalsIn } from './lookup-and-orders';
import { bodyOf, cartUrlOf, checkHidden, checkOnce, raised, refuses, unseen } from './process';
import { checkSame } from './same-cart';
import type { Setters } from './stock-and-prices';

const RULES = (Object.keys(processes) as ProcessRule[]).filter((rule) => rule.startsWith('quote'));

const mayAsk = (cart: Cart): boolean => cart.quote !== undefined && allows(cart.quote, 'ask');
const isOffered = (cart: Cart | undefined): boolean => cart?.quote !== undefined && allows(cart.quote, 'order');

/** `orders`: URL of earlier orders. */
export async function checkQuotes(visits: Visits, setters: Setters, orders: string | undefined): Promise<void> {
  const { main, options } = visits;
  // Raises the price of that product.
  if (setters.price !== undefined && (await visits.fill(main))?.quote !== undefined) await visits.fillWithOne(main);
  const begun = await visits.fill(main);
  const cart = begun?.quote === undefined ? undefined : await raised(visits, mayAsk);
  if (cart === undefined) return RULES.forEach((rule) => main.skip(rule, 'no cart of this visitor offers a quote'));
  if (cart.quote?.wishes) await checkWrongWishes(main, cart);
  else main.skip('quote-wishes', 'no prices can be proposed with a question for a quote');
  const owner = await requested(main, cart);
  if (owner === undefined) return;
  const approver = await visits.signedIn('approver');
  if (approver === undefined)
    main.skip('quote-same', '--as approver=<cookies> of a person who may see the company’s orders');
  else await checkSame('quote-same', owner, approver.at(owner.client.url));
  const waiting = (await owner.load()) ?? cart;
  if (options.as?.colleague === undefined) main.skip('quote-hidden', '--as colleague=<cookies>');
  await checkHidden('quote-hidden', visits, owner, [bodyOf('withdraw', waiting)]);
  const offer = await answered(owner, setters);
  if (offer === undefined) {
    for (const rule of ['quote-price', 'quote-expired'] as const) main.skip(rule, "pass --answer-quote '<command>'");
    return;
  }
  await checkHidden('quote-hidden', visits, owner, [confirmOf(offer), bodyOf('decline_quote', offer)]);
  await checkOffer(owner, offer, setters);
  await checkOrdered(owner, orders);
  await checkExpired(visits, setters);
}

const asking = (cart: Cart, wish: Wish | undefined): object =>
  bodyOf('ask_quote', cart, marker(), cart.quote?.wishes && wish && { wishes: [wish] });

/** A grosz below the price of the cart's first line. */
function wishIn(cart: Cart): Wish | undefined {
  const [line] = linesOf(cart);
  if (line === undefined) return undefined;
  const { cartId, item } = line;
  return { id: item.id, cartId, net: (Math.max(cents(item.prices.net) - 1, 1) / 100).toFixed(2) };
}

async function checkWrongWishes(main: Probe, cart: Cart): Promise<void> {
  const wish = wishIn(cart);
  if (wish === undefined) return;
  const wrong = [...['0.00', '-1.00', '0.001'].map((net) => ({ ...wish, net })), { ...wish, id: wrongId(wish.id) }];
  for (const one of wrong) {
    const what = `a proposed price of ${one.net} for the line ${one.id}`;
    await refuses('quote-wishes', main, asking(cart, one), what, 422);
  }
}

/** A proposed price is kept beside that of its line, and changes none. */
async function checkWish(owner: Probe, cart: Cart): Promise<void> {
  const wish = wishIn(cart);
  const held = await owner.load();
  if (held === undefined || wish === undefined) return;
  const pricesOf = (one: Cart) => JSON.stringify(linesOf(one).map(({ item: { id, prices } }) => [id, prices.net]));
  const wished = linesOf(held).map(({ item }) => item.wished_net && cents(item.wished_net));
  const isKept = wished.every((net, at) => net === (at === 0 ? cents(String(wish.net)) : undefined));
  const problem =
    pricesOf(held) !== pricesOf(cart)
      ? 'a proposed price changed the prices'
      : isKept
        ? undefined
        : `proposed ${wish.net} for the line ${wish.id}, and the lines have wished_net ${JSON.stringify(wished)}`;
  owner.judge('quote-wishes', problem);
}

/** Requests a quote five times at once; returns the quote at its own URL. */
async function requested(main: Probe, cart: Cart): Promise<Probe | undefined> {
  const body = asking(cart, wishIn(cart));
  const target = await checkOnce('quote-once', main, body);
  if (target !== undefined) {
    const owner = main.at(await cartUrlOf(main, target));
    if (cart.quote?.wishes) await checkWish(owner, cart);
    return owner;
  }
  main.judgeReply('quote-once', await main.post(body), 'no redirect_url to the quote');
  return undefined;
}

async function answered(owner: Probe, { answer }: Setters): Promise<Cart | undefined> {
  const cart = await owner.load();
  if (cart === undefined || isOffered(cart)) return cart;
  await answer?.(cart.quote?.number ?? String(cart.id));
  const offer = await owner.load();
  return isOffered(offer) ? offer : undefined;
}

/** Tries invalid orders of a quote: unseen, with other quantities, or at the shop's current price. */
async function checkOffer(owner: Probe, offer: Cart, { price }: Setters): Promise<void> {
  const [, ...others] = unseen({ confirm: true }, offer);
  for (const [what, body] of others) await refuses('quote-price', owner, body, what);
  const [line] = linesOf(offer);
  if (line === undefined) return;
  const reply = await owner.post(quantityBody(line, displayedQuantity(line.item) + Number(line.item.step ?? 1)));
  const after = await owner.load();
  const now = after && linesOf(after).find(({ item }) => item.id === line.item.id)?.item;
  const isChanged = now !== undefined && displayedQuantity(now) !== displayedQuantity(line.item);
  const isSold = isChanged && isOffered(after) && now.prices.net === line.item.prices.net;
  owner.judgeReply('quote-price', reply, isSold ? 'another quantity was ordered at the offered price' : undefined);
  if (price === undefined) return;
  const { was } = line.item;
  await price(((cents(was?.net ?? line.item.prices.net) + 100) / 100).toFixed(2));
  const raised = await owner.load();
  await price(was?.net ?? line.item.prices.net);
  const hasOfferedPrice = raised?.prices?.total_gross === offer.prices?.total_gross;
  owner.judge(
    'quote-price',
    hasOfferedPrice ? undefined : 'the shop’s price was raised, and the offered price changed too',
  );
}

async function checkOrdered(owner: Probe, orders: string | undefined): Promise<void> {
  const offer = await owner.load();
  if (offer === undefined || !isOffered(offer)) return;
  if (offer.approval && !allows(offer.approval, 'order')) return;
  const before = orders === undefined ? [] : await totalsIn(owner, orders);
  const target = await checkOnce('quote-once', owner, confirmOf(offer));
  const cart = await owner.load();
  owner.judge(
    'quote-once',
    target === undefined || isOffered(cart) ? 'an ordered quote can be ordered again' : undefined,
  );
  if (cart) await refuses('quote-once', owner, confirmOf(cart), 'ordered already', undefined);
  const [total] = orders === undefined ? [] : (await totalsIn(owner, orders)).slice(0, -before.length || undefined);
  const isOther = total !== undefined && total !== offer.prices?.total_gross;
  owner.judge('quote-price', isOther ? `offered at ${offer.prices?.total_gross}, ordered at ${total}` : undefined);
}

async function checkExpired(visits: Visits, setters: Setters): Promise<void> {
  const { main } = visits;
  if (setters.expire === undefined) return main.skip('quote-expired', "pass --expire-quote '<command>'");
  const cart = await raised(visits, mayAsk);
  const owner = cart && (await requested(main, cart));
  const offer = owner && (await answered(owner, setters));
  if (owner === undefined || offer === undefined) return main.skip('quote-expired', 'no second quote');
  await setters.expire(offer.quote?.number ?? String(offer.id));
  const after = (await owner.load()) ?? offer;
  if (!(await refuses('quote-expired', owner, confirmOf(after), 'its time is over'))) return;
  main.judge('quote-expired', mayAsk(after) ? undefined : '"can" of an expired quote has no "ask"');
}
