/** Decides how the contract reads as OpenAPI 3.1: which call takes and answers what, and which headers and statuses matter. */
import { cartActions } from '../cart/wire/actions';
import { definitions, pascal } from './definitions';
import { examples } from './examples';
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

const names = Object.keys(cartActions) as (keyof typeof cartActions)[];

const csrf = [
  header(
    'X-XSRF-TOKEN',
    'The cookie XSRF-TOKEN, URL-decoded. Scripts have to read it: it is not HttpOnly. Goes to the page’s own origin only.',
  ),
  header('X-CSRF-TOKEN', 'The page’s <meta name="csrf-token">, where it has one. Goes to the page’s own origin only.'),
  header('X-Requested-With', 'Always XMLHttpRequest.', true),
];

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
    ...json(
      { anyOf: names.map((name) => ref(`${pascal(name)}Action`)) },
      Object.fromEntries(names.map((name) => [name, { value: examples[name] }])),
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

/** Of what is asked and answered; the package has its own. */
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
