/** The contract as OpenAPI 3.1: bodies and responses of each call, headers and statuses. */
import { inQuery, ordersQuery, pointsQuery } from './queries';
import { csrf, get, post, ref, refused, upload, withKey, withLimit, withWrongNumber } from './calls';
import { cartCall } from './cart-call';
import { definitions } from './definitions';
import { definitionsOf } from './json-schema';
import { explained } from './meanings';
import { exchanges } from './record';
import { withTraffic } from './traffic';

const inPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '1' } as const;

/** The version of requests and responses, independent of the package's. */
const VERSION = '1.3';

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
        '/api/pliki': upload(
          'A file for a further field, or a photo for a return (`upload_url` of either). The body is the file as it is, `Content-Type` its type as the browser knows it, which proves nothing. ' +
            'Stop reading above the limit; recognise the type by the first bytes; name the file yourself, outside of the web root; send it only to its owner, with `Content-Disposition: attachment` and `X-Content-Type-Options: nosniff`. Delete files of no cart and no order after a day.',
          ref('UploadAnswer'),
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
        '/api/zamowienia/{id}': {
          ...get('order', 'An earlier order with its lines.', [...csrf, inPath], ref('WholeOrder')),
          ...withKey(
            post(
              'actOnOrder',
              'Carries out one of the order’s `actions`, once per key. 404: the order is not this buyer’s. 409: it is no longer among them; return the `order` as it is.',
              ref('OrderActionBody'),
              ref('OrderActionAnswer'),
            ),
            inPath,
          ),
        },
        '/odstapienie': withKey(
          post(
            'withdrawal',
            'The withdrawal from a contract (`shop-withdrawal`, `url`). It requires no login and no reason, and accepts an unknown number: a person decides later. Store the statement, send the receipt to `email`, and return it. 422 only for an empty or overlong field or an invalid e-mail address.',
            ref('WithdrawalBody'),
            ref('WithdrawalAnswer'),
          ),
        ),
        '/znajdz-zamowienie': withLimit(
          post(
            'findOrder',
            'A guest asks for the link to an order (`shop-orders`, `find-url`). It requires no login. Return the same sentence with the same status for every number and contact, after the same work, and never the order. Send the link to the order’s own e-mail address: signed, for a day, and only to read. Limit the requests by address and by number: 429 with a sentence. 422 only for an empty or overlong field.',
            ref('OrderFindBody'),
            ref('OrderFindAnswer'),
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
