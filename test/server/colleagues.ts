/** People of the demo's company for server tests: a buyer with a limit, two approvers, the shop's trader, each in an own browser. */
import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../../demo/server/app';
import { sessions } from '../../demo/server/db/schema/carts';
import { openShop } from '../fixtures/open-shop';
import { Visit, type Answer, type WireCart } from './visit';

export const key = () => ({ 'idempotency-key': crypto.randomUUID() });

export const seenOf = ({ id, revision, prices, delivery_address }: WireCart) => ({
  cart_id: id,
  revision,
  total_gross: prices.total_gross,
  ...(delivery_address && { delivery_address_id: delivery_address.id }),
});

export const BUYER = 'kupujaca-z-limitem';
export const APPROVER = 'osoba-akceptujaca';
export const SECOND = 'druga-osoba-akceptujaca';
export const TRADER = 'handlowiec';

export const PAST_APPROVAL = 'To zamówienie wymaga akceptacji: Ewa Nowak.';

/** A shop with enough stock for each approval and each order. */
export async function openStockedShop(): Promise<Shop> {
  const shop = await openShop();
  await shop.db.execute(sql`update stock set quantity = 100000 where quantity > 0`);
  return shop;
}

/** Browsers that see the same requests, like those that have opened the links of the demo's mails. */
export async function colleagues<Slug extends string>(shop: Shop, ...slugs: Slug[]): Promise<Record<Slug, Colleague>> {
  const space = crypto.randomUUID();
  const all: [string, Colleague][] = [];
  for (const slug of slugs) all.push([slug, await new Colleague(shop).within(shop, slug, space)]);
  return Object.fromEntries(all) as Record<Slug, Colleague>;
}

export class Colleague extends Visit {
  async within(shop: Shop, slug: string, space: string): Promise<this> {
    await this.as(slug);
    await shop.db.update(sessions).set({ space }).where(eq(sessions.id, this.sessionId));
    return this;
  }

  /** The cart at `/koszyk`, or a held cart. */
  async look(id?: number): Promise<WireCart> {
    return (await this.post({}, {}, pathOf(id))).cart;
  }

  /** Presses a button of the current cart. */
  async press(action: string, id?: number, value: unknown = { note: '' }): Promise<Answer> {
    return this.decide(action, await this.look(id), id, value);
  }

  /** Presses a button of a cart that was displayed earlier. */
  decide(action: string, cart: WireCart, id?: number, value: unknown = { note: '' }, headers = key()): Promise<Answer> {
    const body = action === 'confirm' || action === 'withdraw' ? { [action]: true } : { [action]: value };
    return this.post({ ...body, seen: seenOf(cart) }, headers, pathOf(id));
  }

  /** Sends the cart for approval, and returns its id. */
  async sendAway(action: 'send_for_approval' | 'ask_quote', note = ''): Promise<number> {
    const { messages } = await this.press(action, undefined, { note });
    return Number(messages['confirm']?.redirect_url?.split('/').at(-1));
  }
}

export const pathOf = (id: number | undefined): string => (id === undefined ? '/koszyk' : `/koszyk/${id}`);
