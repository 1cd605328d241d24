/** The element declared for the linter's tests: a cart with an attribute of each kind. */
import * as v from 'valibot';
import { flag, integer, oneOf, text } from '../../../../src/element/attributes';
import { declare } from '../../../../src/element/declare';
import { json, tokens } from '../../../../src/element/further-attributes';

const summary = 'Says something.';

export const shopCart = declare({
  tag: 'shop-cart',
  summary,
  attributes: {
    'cart-url': text({ summary }),
    client: json(v.object({ name: v.string() }), { summary, type: 'CartClient' }),
    trader: flag({ summary }),
    routing: oneOf(['hash', 'path', 'memory'], { summary, default: 'hash' }),
    'payment-methods-visible': integer({ summary, default: 3, min: 0 }),
    'redirect-origins': tokens({ summary }),
  },
});
