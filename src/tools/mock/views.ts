/** The views of the orders in the small shop: a person's own, the requests to approve, the quotes. */
import { toAmount as amount } from '../../shop/money';
import { deliveryOf, depositOf, goodsOf } from './money';
import { deciderOf, isApprover, isVisible, personOf, type Kind } from './process';
import type { MockShopState } from './shop-state';
import type { CartState, JsonObject, Process, Session } from './state';

const entryOf = (cart: CartState, kind: Kind, { state, number, until }: Process): JsonObject => {
  const [goods, delivery] = [goodsOf(cart), deliveryOf(cart)];
  return {
    id: `${kind}-${cart.id}`,
    kind,
    number,
    status: state,
    total_net: amount(goods.net + delivery.net),
    total_gross: amount(goods.gross + delivery.gross + depositOf(cart.lines)),
    lines_count: cart.lines.length,
    by: cart.owner && personOf(cart.owner),
    to: kind === 'approval' ? [deciderOf(cart.approval)] : [],
    until,
    url: `/koszyk/${cart.id}`,
  };
};

/** The page of orders `own`, or the view of this key; a shop without processes has no views. */
export function viewOf(shop: MockShopState, session: Session, own: JsonObject[], requested: string | null): JsonObject {
  const { approvalOver, quoteFrom } = shop.style;
  const page = (orders: JsonObject[]) => ({ orders, total: orders.length, size: orders.length });
  if (approvalOver === undefined && quoteFrom === undefined) return page(own);
  const visible = [...shop.held.values()].filter((cart) => isVisible(cart, session, shop) || !shop.checks('own-views'));
  const listed = (kind: Kind, isIn: (process: Process, cart: CartState) => boolean): JsonObject[] =>
    visible.flatMap((cart) => {
      const { [kind]: process } = cart;
      return process && isIn(process, cart) ? entryOf(cart, kind, process) : [];
    });
  const views: Readonly<Record<string, JsonObject[]>> = {
    mine: [...listed('approval', ({ state }, { owner }) => owner?.id === session.id && state !== 'approved'), ...own],
    to_approve: listed(
      'approval',
      (process, { owner }) =>
        owner?.id !== session.id &&
        process.state === 'waiting' &&
        (deciderOf(process) === personOf(session) || !shop.checks('own-views')),
    ),
    quotes: listed('quote', () => true),
  };
  const key = requested !== null && Object.hasOwn(views, requested) ? requested : 'mine';
  const counted = (one: string) => (one === 'to_approve' ? { count: views[one]?.length } : {});
  const keys = Object.keys(views).filter((one) => one !== 'to_approve' || isApprover(session) || views[one]?.length);
  return { views: keys.map((one) => ({ key: one, ...counted(one) })), view: key, ...page(views[key] ?? []) };
}
