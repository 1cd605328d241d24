/** The call of the cart in OpenAPI: all actions, and the statuses of their responses. */
import { cartActions } from '../../cart/wire/actions';
import { csrf, header, json, ref } from './calls';
import { pascalCase } from './definitions';

const names = Object.keys(cartActions) as (keyof typeof cartActions)[];

const answer = (description: string) => ({
  description,
  headers: { 'Cache-Control': { required: true, schema: { const: 'no-store' } } },
  ...json(ref('CartAnswer')),
});

export const cartCall = {
  summary: 'All actions of the cart. The key of the body is the name of the action; an empty object loads the cart.',
  description:
    'URL: `cart-url` of the element. Default: the page URL. A request for approval and a quote have URLs of their own; `redirect_url` leads to their page.',
  operationId: 'cart',
  parameters: [
    ...csrf,
    header(
      'Idempotency-Key',
      'With `confirm` and the actions of approval and quotes: a UUID, the same for each repetition of one state of the cart. Return the response of the first again; store no refusal. ' +
        'With `new_address`, `add_product` and `add_products`: a UUID, the same for each repetition of one addition whose response was lost. Carry it out once and return the current cart. ' +
        'Keep the keys of each action apart, look the key up before you compare `seen`, and treat an empty key as missing. ' +
        'If the same key has another body (an order: another cart, by `seen.cart_id` or the session’s own), change nothing and answer 422. ' +
        'Keys belong to a person: approvers of one request do not share them.',
    ),
  ],
  requestBody: {
    required: true,
    ...json({ anyOf: names.map((name) => ref(`${pascalCase(name)}Action`)) }),
  },
  responses: {
    200: answer('Success. After `confirm`: messages.confirm.redirect_url.'),
    400: answer('The body is no action of the cart, or has two actions.'),
    401: {
      description:
        'The session of an account has ended: the element asks the buyer to sign in. No body required. For a guest begin a new session instead: 419 while the token is the old one, then the new cart.',
    },
    404: answer(
      'No such cart, or this person may not see it: the same response for both, never 403. The message is under `0`, without the cart.',
    ),
    409: answer(
      'A payment has begun: messages.payment_init. After `confirm` and the actions of approval and quotes: the cart differs from `seen`, or the process does not allow the action any more (decided, withdrawn, expired, approval required), with a message under `confirm`. A request or a quote that is locked: any edit, likewise. The response contains the current cart. The element lists what has changed on the screen, and the order button waits until the buyer confirms having seen it.',
    ),
    419: {
      description:
        'The CSRF token is invalid. The elements load the page for a new one and repeat the call once. No body required. Laravel answers this by itself.',
    },
    422: answer('The action is refused: messages by slot (see `CartAnswer`), and the current cart.'),
  },
};
