/** The actions by which a trader sets a price: of a line, and of the delivery. */
import * as v from 'valibot';
import { id, sameId } from '../../../http/tolerant';
import { placeKey } from '../keys';
import { action } from './action';

/** Net price with two decimals and a point. */
const discountPrice = () => v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

export const add_discount = action({
  body: v.object({ add_discount: v.object({ id, cartId: id, discount_price: discountPrice() }) }),
  samples: {
    good: { add_discount: { id: 103, cartId: 102, discount_price: '9.34' } },
    wrong: { add_discount: { id: 103, cartId: 102, discount_price: '1.00' } },
    by: 'trader',
  },
  mayChange: [],
  trialBody: ({ line }) => line && { add_discount: { id: line.id, cartId: line.cartId, discount_price: '99.00' } },
  slot: 'add_discount',
  isSingle: true,
  keys: (body) => [`add_discount:${placeKey(body.add_discount)}`],
  explains: (body, change) => change.kind === 'price' && placeKey(change) === placeKey(body.add_discount),
});

export const add_carrier_discount = action({
  body: v.object({ add_carrier_discount: v.object({ id, discount_price: discountPrice() }) }),
  samples: {
    good: { add_carrier_discount: { id: 2, discount_price: '9.90' } },
    wrong: { add_carrier_discount: { id: 2, discount_price: '0.50' } },
    by: 'trader',
  },
  mayChange: [],
  trialBody({ cart }) {
    const { id: one } = cart.carrier ?? cart.availableCarriers[0] ?? {};
    return one === undefined ? undefined : { add_carrier_discount: { id: one, discount_price: '9.00' } };
  },
  slot: 'add_carrier_discount',
  isSingle: true,
  keys: (body) => [`add_carrier_discount:${body.add_carrier_discount.id}`],
  explains: (body, { kind, id: one }) => kind === 'carrier_price' && sameId(one, body.add_carrier_discount.id),
});
