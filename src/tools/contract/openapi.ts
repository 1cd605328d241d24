/** Decides how the contract is written as OpenAPI 3.1: which call takes and answers what, and which headers and statuses matter. */
import { inQuery, ordersQuery, pointsQuery } from './queries';
import { cartActions } from '../../cart/wire/actions';
import { csrf, get, header, json, post, ref, refused } from './calls';
import { definitions, pascal } from './definitions';
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
  summary: 'Every action of the cart; the body’s key is its name, an empty object loads the cart.',
  description: 'The address is the element’s `cart-url`, by default the page’s own.',
  operationId: 'cart',
  parameters: [
    ...csrf,
    header(
      'Idempotency-Key',
      'With `confirm`: a UUID, the same on every repetition for one state of the cart. Answer the first answer again. ' +
        'With `new_address`: a UUID, the same while one address is tried again. Save it once; answer the cart as it is. ' +
        'Keep the keys of each action apart, look for the key before `seen` is compared, and take an empty one for none. ' +
        'Where the same key comes with another body (an order: for another cart), do nothing and answer 422.',
    ),
  ],
  requestBody: {
    required: true,
    ...json({ anyOf: names.map((name) => ref(`${pascal(name)}Action`)) }),
  },
  responses: {
    200: answer('The action was carried out. After `confirm`: messages.confirm.redirect_url.'),
    400: answer('The body is no action.'),
    401: { description: 'The session is over. It needs no body.' },
    409: answer(
      'A payment has begun: messages.payment_init. After `confirm`: the cart is no longer what `seen` says; the answer carries it as it is now.',
    ),
    419: {
      description: 'The CSRF token was refused; the elements fetch a new one and repeat once. It needs no body.',
    },
    422: answer('The action was refused: messages under the slot of their subject, and the cart as it is.'),
  },
};

/** The check sum of the number is wrong: asked is only where it holds. */
const withWrongNumber = ({ post: call }: ReturnType<typeof post>) => ({
  post: { ...call, responses: { ...call.responses, 400: { description: 'The check sum is wrong.', ...json({}) } } },
});

const inPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '1' } as const;

/** The version of requests and answers, independent of the package's. */
const VERSION = '1.1';

/** The document. Paths are examples: each is an attribute of the element that calls it. */
export function openApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop Elements: what a shop’s server answers',
      version,
      'x-contract-version': VERSION,
      description:
        `Version ${VERSION} of the contract: what it has more than 1.0 is optional for a server. ` +
        'Generated from the schemas by which the elements read. Unknown fields are ignored; null and absent are the same.',
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
          'Which products the rows of a list mean (`lookup-url`).',
          ref('LookupBody'),
          ref('LookupAnswer'),
        ),
        '/api/firma': withWrongNumber(
          post(
            'company',
            'A company by its tax number (`shop-cart`, `company-url`). The shop’s server asks the registers and maps what they say: the voivodeship in small letters, the post code with its dash, the street without “ul.”, the town where there is no street. ' +
              '429 and 503 say that no register answers.',
            ref('CompanyBody'),
            ref('CompanyAnswer'),
          ),
        ),
        '/': post(
          'addProduct',
          'Adds a product to the page’s document (`shop-add-product`); the answer is not read.',
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
          'The fields of the template’s form (`shop-add-to-cart`, its `action`).',
          { type: 'object' },
          ref('AddToCartAnswer'),
        ),
        '/api/points': get(
          'points',
          'Parcel lockers (`points-url`), page after page until one brings none, or the same ones again. With `relative_post_code` the nearest, each with its `distance`; with `name` that one.',
          inQuery(pointsQuery, { name: 'WAW12A' }),
          ref('LockerPoints'),
        ),
        '/api/zamowienia': get(
          'orders',
          'Earlier orders (`shop-orders`, `orders-url`), page after page.',
          [...csrf, ...inQuery(ordersQuery)],
          ref('EarlierOrders'),
        ),
        '/api/zamowienia/{id}': get('order', 'One of them with its lines.', [...csrf, inPath], ref('WholeOrder')),
        '/api/listy': {
          ...get('lists', 'Lists kept by name (`shop-quick-order`, `lists-url`).', csrf, ref('KeptLists')),
          ...post('saveList', 'Keeps a list; one of the same name is replaced.', ref('SaveListBody'), ref('KeptList')),
        },
        '/api/listy/{id}': {
          ...get('list', 'One of them with its rows.', [...csrf, inPath], ref('WholeList')),
          delete: {
            summary: 'Forgets a list; one that is gone already is no error.',
            operationId: 'deleteList',
            parameters: [...csrf, inPath],
            responses: { 200: { description: 'It is gone.' }, ...refused(csrf) },
          },
        },
        '/konfigurator/getNewToken': get(
          'token',
          'A token for the configurator or the deferred payment’s provider, below the cart’s `abrys_config_url`. ' +
            'Asked without cookies and CSRF headers; another origin has to allow the shop’s by CORS.',
          [],
          ref('Token'),
        ),
      },
      exchanges,
    ),
    components: { schemas: explained(definitionsOf(definitions, '#/components/schemas/')) },
  };
}

/** The same definitions as one JSON Schema, whose root is the cart's answer. */
export const cartSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a shop’s cart answers',
  $ref: '#/$defs/CartAnswer',
  $defs: explained(definitionsOf(definitions, '#/$defs/')),
});
