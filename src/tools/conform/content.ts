/** Finds invalid values in a response: ids, texts, URLs, dates, currencies, signs. */
import { isObject, printed, termFaults, type Check, type ContentFault, type JsonObject } from './content-terms';

/** Fields with text typed by the kit's visitors or by buyers, which may contain anything. */
const OWN = new Set(['client_comments', 'notes', 'value']);
/** Fields displayed as HTML, which may contain entities. */
const HTML = new Set(['title', 'description']);
const LINKS = /^(?:url|link|image|href)$|_url$|Url$/;
const DAYS = /^(?:checked_at|date|day|due_date|ended_at|price_until|until|valid_until|white_list)$/;
/** Lists in which an id names one entry. */
const LISTS = ['items', 'availableCarriers', 'availablePayments', 'addresses', 'childCarts', 'orders', 'lists'];

const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#0?39|#x?[\da-f]{2,5});/i;
const TAG = /<\/?(?:a|b|i|u|p|em|strong|span|div|br|img|script|style|small|sub|sup|h[1-6]|li|ul|font)\b[^>]*>/i;
const ESCAPED_TWICE = /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d+);|&lt;\/?(?:b|strong|i|em|sub|sup|br|span|mark|small)\b/i;
const ACTIVE = /<(?:script|iframe|object|embed|form|style|link|meta)\b|<[^>]*\son\w+\s*=|javascript:/i;

const textFault: Check = (value, key) => {
  if (typeof value !== 'string' || OWN.has(key) || LINKS.test(key)) return undefined;
  if (HTML.has(key)) {
    const wrong = ESCAPED_TWICE.test(value)
      ? 'escaped twice'
      : ACTIVE.test(value)
        ? 'no HTML that is shown'
        : undefined;
    return wrong && ['texts', `${printed(value)} is ${wrong}`];
  }
  return ENTITY.test(value) || TAG.test(value)
    ? ['texts', `${printed(value)} is displayed with its HTML characters, because it is plain text`]
    : undefined;
};

/** The reason why a page does not follow this URL; undefined if it does. The elements follow https, http, and paths. */
export function linkFault(value: string, base = 'https://shop.example/'): string | undefined {
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return 'it is no address';
  }
  if (!/^https?:$/.test(url.protocol)) return `${url.protocol} is not followed`;
  if (url.username !== '' || url.password !== '') return 'it has a user’s name in it';
  const isPlain = url.protocol === 'http:' && base.startsWith('https:');
  const isLoopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  return isPlain && !isLoopback && base !== 'https://shop.example/' ? 'it is http, but the shop is https' : undefined;
}

const addressFault: Check = (value, key) => {
  if (typeof value !== 'string' || value === '' || !LINKS.test(key)) return undefined;
  if (key === 'image' && value.startsWith('data:image/')) return undefined;
  const wrong = linkFault(value);
  return wrong === undefined ? undefined : ['links', `${printed(value)}: ${wrong}`];
};

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?(?:Z|UTC|[+-]\d\d:?\d\d))?)?$/;
const POLISH = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? \d{1,2}:\d\d(?::\d\d)?)?$/;

const dayFault: Check = (value, key, owner) => {
  const isDay = DAYS.test(key) || (key === 'value' && owner['type'] === 'date');
  if (!isDay || value == null || value === '' || isObject(value)) return undefined;
  const text = String(value);
  const iso = ISO.exec(text);
  const [year, month, day] = (iso?.slice(1, 4) ?? POLISH.exec(text)?.slice(1, 4).reverse() ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined)
    return ['days-form', `${printed(value)} is not a date in a known format`];
  const is = new Date(Date.UTC(year, month - 1, day));
  const isReal = is.getUTCMonth() === month - 1 && is.getUTCDate() === day;
  return isReal ? undefined : ['days', `the day ${printed(value)} does not exist`];
};

const known = new Set(Intl.supportedValuesOf('currency'));

const codeIn = (value: unknown): unknown => (isObject(value) ? value['iso_code'] : value);

const currencyFault: Check = (value, key) => {
  if (key !== 'currency' || value == null) return undefined;
  const code = codeIn(value);
  return code == null || code === '' || (typeof code === 'string' && known.has(code))
    ? undefined
    : ['currency', `${printed(code)} is not a code of ISO 4217`];
};

const idsFault: Check = (value, key) => {
  if (!LISTS.includes(key) || !isObject(value)) return undefined;
  const ids = Object.values(value).flatMap((one) => (isObject(one) && one['id'] != null ? [String(one['id'])] : []));
  const twice = ids.find((one, at) => ids.indexOf(one) !== at);
  return twice === undefined ? undefined : ['ids', `two entries have the id ${twice}`];
};

const PRICES =
  /^(?:net|gross|limit_left|to_pay|total_(?:net|gross)\w*|price_(?:net|gross)|price(?:Net|Gross)|minimal_price_net)$/;

/** A stock may be below zero, but a line's quantity may not. */
const signFault: Check = (value, key, owner) => {
  const isLine = 'prices' in owner || 'price_gross' in owner || 'price_net' in owner;
  const isCounted = PRICES.test(key) || (isLine && /^(?:quantity|frontQuantity)$/.test(key));
  const isWrong = isCounted
    ? Number(value) < 0
    : key === 'step' && value != null && value !== '' && !(Number(value) > 0);
  return isWrong ? ['signs', `it is ${printed(value)}`] : undefined;
};

/** The shortest Polish phone number without an area code. */
const SHORTEST = 7;

/** A number with an extension is displayed without a link. */
const phoneFault: Check = (value, key) =>
  key !== 'department_phone' || value == null || value === '' || String(value).replaceAll(/\D/g, '').length >= SHORTEST
    ? undefined
    : ['phone', `${printed(value)} is not a phone number`];

const checks: readonly Check[] = [
  signFault,
  textFault,
  addressFault,
  dayFault,
  currencyFault,
  idsFault,
  phoneFault,
  ...termFaults,
];

/** Strings and brackets of JSON. JavaScript reads a number that is too large as another one. */
const TOKEN = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Large integers in the text that no browser can represent, with their keys. */
function unsafeIn(text: string): ContentFault[] {
  if (!/\d{16}/.test(text)) return [];
  const faults: ContentFault[] = [];
  let name = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) name = token;
    else if (/^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)))
      faults.push(['ids', `${name}: ${token} is a number that every browser rounds: send it as text`]);
  }
  return faults;
}

/** The lines whose currency is not their cart's. */
function otherCurrencies(raw: unknown): ContentFault[] {
  const cart = isObject(raw) ? raw['cart'] : undefined;
  if (!isObject(cart)) return [];
  const carts = [cart, ...Object.values(Object(cart['childCarts']) as JsonObject).filter(isObject)];
  const own = codeIn(cart['currency']);
  const codes = carts.flatMap((one) => Object.values(Object(one['items']) as JsonObject).filter(isObject));
  return codes.flatMap((line) => {
    const code = codeIn(line['currency']) ?? codeIn((line['prices'] as JsonObject | undefined)?.['currency']);
    const isStrange = code != null && own != null && code !== own;
    return isStrange
      ? [['currency', `line ${printed(line['id'])} has the currency ${printed(code)}, its cart ${printed(own)}`]]
      : [];
  });
}

function walk(value: unknown, path: string, faults: ContentFault[]): void {
  if (!isObject(value)) return;
  for (const [key, one] of Object.entries(value)) {
    const where = path === '' ? key : `${path}.${key}`;
    for (const check of checks) {
      const fault = check(one, key, value);
      if (fault !== undefined) faults.push([fault[0], `${where}: ${fault[1]}`]);
    }
    walk(one, where, faults);
  }
}

/** The faults of all values in this response. */
export function contentFaults(text: string, raw: unknown): readonly ContentFault[] {
  const faults = [...unsafeIn(text), ...otherCurrencies(raw)];
  walk(raw, '', faults);
  return faults;
}
