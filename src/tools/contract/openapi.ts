/** The contract as OpenAPI 3.1: bodies and responses of each call, headers and statuses. */
import { inQuery, ordersQuery, pointsQuery } from './queries';
import { cartActions } from '../../cart/wire/actions';
import { csrf, get, header, json, post, ref, refused, withKey, withWrongNumber } from './calls';
import { definitions, pascalCase } from './definitions';
import { definitionsOf } from './json-schema';
import { explained } from './meanings';
import { exchanges } from './record';
import { withTraffic } from './traffic';

const names = Object.keys(cartActions) as (keyof typeof cartActions)[];

const answer = (description: string) => ({
  description,
  headers: { 'Cache-Control': { required: true, schema: { const: 'no-store' } } },
  ...json(ref('CartAnswer')),
});

const cartCall = {
  summary: 'All actions of the cart. The key of the body is the name of the action; an empty object loads the cart.',
  description:
    'URL: `cart-url` of the element. Default: the page URL. A request for approval and a quote have URLs of their own; `redirect_url` leads to their page.',
  operationId: 'cart',
  parameters: [
    ...csrf,
    header(
      'Idempotency-Key',
      'With `confirm` and the actions of approval and quotes: a UUID, the same for each repetition of one state of the cart. Return the response of the first again; store no refusal. ' +
        'With `new_address`: a UUID, the same for each repetition of one address. Save it once and return the current cart. ' +
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
      'A payment has begun: messages.payment_init. After `confirm` and the actions of approval and quotes: the cart differs from `seen`, or the process does not allow the action any more (decided, withdrawn, expired, approval required), with a message under `confirm`. A request or a quote that is locked: any edit, likewise. The response contains the current cart.',
    ),
    419: {
      description:
        'The CSRF token is invalid. The elements load the page for a new one and repeat the call once. No body required. Laravel answers this by itself.',
    },
    422: answer('The action is refused: messages by slot (see `CartAnswer`), and the current cart.'),
  },
};

const inPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '1' } as const;

/** The version of requests and responses, independent of the package's. */
const VERSION = '1.2';

/** Paths are examples: each is an attribute of the element that calls it. */
export function openApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop Elements: calls to a shop’s server',
      version,
      'x-contract-version': VERSION,
      description:
        `Version ${VERSION} of the contract. Everything added since 1.0 is optional for a server. ` +
        'Generated from the schemas of the elements. In responses the elements ignore unknown fields, and null means the same as absent.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: withTraffic(
      {
        '/koszyk': { post: cartCall },
        '/api/koszyki': get('widget', 'The cart dropdown (`shop-cart-widget`, `url`).', csrf, ref('WidgetAnswer')),
        '/api/suggest': post(
          'suggest',
          'Suggestions (`shop-suggester`, `url`).',
          ref('SuggestBody'),
          ref('Suggestions'),
        ),
        '/api/popular': get(
          'popular',
          'Frequent queries and products (`shop-suggester`, `popular-url`).',
          csrf,
          ref('Popular'),
        ),
        '/api/autocomplete': post(
          'autocomplete',
          'Autocompletion (`shop-autocomplete`, `url`).',
          ref('AutocompleteBody'),
          ref('Completions'),
        ),
        '/api/search': post('search', 'Site search (`shop-search`, `url`).', ref('SearchBody'), ref('SearchAnswer')),
        '/api/lookup': post(
          'lookup',
          'Products for the rows of a list (`lookup-url`).',
          ref('LookupBody'),
          ref('LookupAnswer'),
        ),
        '/api/firma': withWrongNumber(
          post(
            'company',
            'A company by its tax number (`shop-cart`, `company-url`). The shop’s server queries the registers and maps their data: voivodeship in lower case, post code with its dash, street without “ul.”, town if there is no street. ' +
              '429 or 503: no register responds.',
            ref('CompanyBody'),
            ref('CompanyAnswer'),
          ),
        ),
        '/': post(
          'addProduct',
          'Adds a product to the document of the page (`shop-add-product`). The response body is ignored.',
          ref('AddProductBody'),
          {},
        ),
        '/ajax/modules/favourites/add/product': post(
          'addFavourite',
          'Marks a favourite (`shop-favourite`, `add-url`).',
          ref('FavouriteBody'),
          ref('FavouriteAnswer'),
        ),
        '/ajax/modules/favourites/remove/product': post(
          'removeFavourite',
          'Unmarks a favourite (`shop-favourite`, `remove-url`).',
          ref('FavouriteBody'),
          ref('FavouriteAnswer'),
        ),
        '/do-koszyka': post(
          'addToCart',
          'The fields of the template’s form as JSON, all values as texts (`shop-add-to-cart`, its `action`).',
          { type: 'object', additionalProperties: { type: 'string' } },
          ref('AddToCartAnswer'),
        ),
        '/api/points': get(
          'points',
          'Parcel lockers (`points-url`), page by page until a page has no new locker. With `relative_post_code` the nearest, each with its `distance`; with `name` only that locker.',
          inQuery(pointsQuery, { name: 'WAW12A' }),
          ref('LockerPoints'),
        ),
        '/api/zamowienia': get(
          'orders',
          'Earlier orders (`shop-orders`, `orders-url`), page by page.',
          [...csrf, ...inQuery(ordersQuery)],
          ref('EarlierOrders'),
        ),
        '/api/zamowienia/{id}': get('order', 'An earlier order with its lines.', [...csrf, inPath], ref('WholeOrder')),
        '/odstapienie': withKey(
          post(
            'withdrawal',
            'The withdrawal from a contract (`shop-withdrawal`, `url`). It requires no login and no reason, and accepts an unknown number: a person decides later. Store the statement, send the receipt to `email`, and return it. 422 only for an empty or overlong field or an invalid e-mail address.',
            ref('WithdrawalBody'),
            ref('WithdrawalAnswer'),
          ),
        ),
        '/api/listy': {
          ...get('lists', 'Saved lists (`shop-quick-order`, `lists-url`).', csrf, ref('KeptLists')),
          ...post(
            'saveList',
            'Saves a list, and replaces one with the same name. Answer 422 to a name that is too long.',
            ref('SaveListBody'),
            ref('KeptList'),
          ),
        },
        '/api/listy/{id}': {
          ...get('list', 'A saved list with its rows.', [...csrf, inPath], ref('WholeList')),
          delete: {
            summary: 'Deletes a list. An unknown id is not an error.',
            operationId: 'deleteList',
            parameters: [...csrf, inPath],
            responses: { 200: { description: 'Deleted.' }, ...refused(csrf) },
          },
        },
        '/konfigurator/getNewToken': get(
          'token',
          'A token for the configurator or the deferred payment’s provider, below the cart’s `abrys_config_url`. ' +
            'Requested without cookies and CSRF headers. Another origin must allow the shop’s origin by CORS.',
          [],
          ref('Token'),
        ),
      },
      exchanges,
    ),
    components: { schemas: explained(definitionsOf(definitions, '#/components/schemas/')) },
  };
}

/** The contract's definitions as one JSON Schema, whose root is the cart's answer. */
export const cartSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Response of a shop’s cart',
  $ref: '#/$defs/CartAnswer',
  $defs: explained(definitionsOf(definitions, '#/$defs/')),
});
