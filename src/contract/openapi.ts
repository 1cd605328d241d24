/** Decides how the contract reads as OpenAPI 3.1: which call takes and answers what, and which headers and statuses matter. */
import { cartActions } from '../cart/actions';
import { definitions, pascal } from './definitions';
import { definitionsOf, type JsonSchema } from './json-schema';
import { explained } from './meanings';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema, examples?: JsonSchema) => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
});
const header = (name: string, description: string, required = false): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const EXAMPLES: Readonly<Record<keyof typeof cartActions, unknown>> = {
  load: {},
  quantity: { quantity: { 512: 3, 513: 1 }, cartToUpdate: 77 },
  remove: { remove: { id: 512, cartId: 77 } },
  delivery_address: { delivery_address: { id: null } },
  invoice_address: { invoice_address: { id: 9 } },
  new_address: {
    new_address: {
      name: 'Budowa Sady',
      street: 'Jabłoniowa',
      house_no: '14',
      flat_no: '',
      city: 'Warszawa',
      zip_code: '02-797',
      post: 'Warszawa',
      country: 'PL',
      region: 'mazowieckie',
    },
  },
  inpost_contact: { inpost_contact: { email: 'anna@nowak.example', phone: '601 234 567' } },
  carrier: { carrier: { id: 4 } },
  payment: { payment: { id: 2 } },
  payment_method: { payment_method: { payment_id: 2, method_id: 'blik' } },
  client_comments: { client_comments: 'Proszę dzwonić pod bramą.' },
  project: { project: { id: 3 } },
  add_discount: { add_discount: { id: 512, cartId: 77, discount_price: '12.34' } },
  add_carrier_discount: { add_carrier_discount: { id: 4, discount_price: '9.90' } },
  inpost_data: {
    inpost_data: {
      inpost_point_code: 'WAW12A',
      inpost_point_street: 'Puławska',
      inpost_point_building_number: '180',
      inpost_point_flat_number: '',
      inpost_point_city: 'Warszawa',
      inpost_point_province: 'mazowieckie',
      inpost_point_post_code: '02-670',
    },
  },
  confirm: {
    confirm: true,
    seen: { cart_id: 77, revision: '41', total_gross: '470.69', delivery_address_id: 8 },
  },
};

const names = Object.keys(cartActions) as (keyof typeof cartActions)[];

const csrf = [
  header('X-XSRF-TOKEN', 'The cookie XSRF-TOKEN, URL-decoded.'),
  header('X-CSRF-TOKEN', 'The page’s <meta name="csrf-token">, where it has one.'),
  header('X-Requested-With', 'Always XMLHttpRequest.', true),
];

const answer = (description: string) => ({ description, ...json(ref('CartAnswer')) });

const cartCall = {
  summary: 'Every action of the cart; the body’s key is its name, an empty object loads the cart.',
  description: 'The address is the element’s `cart-url`, by default the page’s own.',
  operationId: 'cart',
  parameters: [
    ...csrf,
    header(
      'Idempotency-Key',
      'With `confirm`: a UUID, the same on every repetition for one state of the cart. Answer the first answer again. ' +
        'With `new_address`: a UUID, the same while one address is tried again. Save it once; answer the cart as it is.',
    ),
  ],
  requestBody: {
    required: true,
    ...json(
      { anyOf: names.map((name) => ref(`${pascal(name)}Action`)) },
      Object.fromEntries(names.map((name) => [name, { value: EXAMPLES[name] }])),
    ),
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

const post = (operationId: string, summary: string, body: JsonSchema, response: JsonSchema) => ({
  post: {
    summary,
    operationId,
    parameters: csrf,
    requestBody: { required: true, ...json(body) },
    responses: { 200: { description: 'The answer.', ...json(response) } },
  },
});

const get = (operationId: string, summary: string, parameters: readonly JsonSchema[], response: JsonSchema) => ({
  get: { summary, operationId, parameters, responses: { 200: { description: 'The answer.', ...json(response) } } },
});

/** The document. Paths are examples: each is an attribute of the element that calls it. */
export function openApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop Elements: what a shop’s server answers',
      version,
      description:
        'Generated from the schemas by which the elements read. Unknown fields are ignored; null and absent are the same.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: {
      '/koszyk': { post: cartCall },
      '/api/koszyki': get('widget', 'The cart dropdown (`shop-cart-widget`, `url`).', csrf, ref('WidgetAnswer')),
      '/api/suggest': post('suggest', 'Suggestions (`shop-suggester`, `url`).', ref('SuggestBody'), ref('Suggestions')),
      '/api/autocomplete': post(
        'autocomplete',
        'Autocompletion (`shop-autocomplete`, `url`).',
        ref('AutocompleteBody'),
        ref('Completions'),
      ),
      '/api/search': post('search', 'Site search (`shop-search`, `url`).', ref('SearchBody'), ref('SearchAnswer')),
      '/': post(
        'addProduct',
        'Adds a product to the page’s document (`shop-add-product`); the answer is not read.',
        ref('AddProductBody'),
        {},
      ),
      '/ajax/modules/favourites/add/product': post(
        'addFavourite',
        'Marks a favourite.',
        ref('FavouriteBody'),
        ref('FavouriteAnswer'),
      ),
      '/ajax/modules/favourites/remove/product': post(
        'removeFavourite',
        'Unmarks a favourite.',
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
        'Parcel lockers (`points-url`), page after page until one brings none, or the same ones again.',
        ['type', 'status', 'page', 'per_page', 'fields'].map((name) => ({
          name,
          in: 'query',
          schema: { type: 'string' },
        })),
        ref('LockerPoints'),
      ),
      '/konfigurator/getNewToken': get(
        'token',
        'A token for the configurator or the deferred payment’s provider, below the cart’s `abrys_config_url`. ' +
          'Asked without cookies and CSRF headers; another origin has to allow the shop’s by CORS.',
        [],
        ref('Token'),
      ),
    },
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
