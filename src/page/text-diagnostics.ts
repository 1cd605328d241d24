/** Warns in the console about a page's own texts that cannot be used; loaded only if a page has some. */
import { hasPlaceholders, isTable, type Table } from './phrase';
import { docsUrl } from './docs-url';

/** The prefixes of all tables' keys; a longer one follows the one that it begins with. */
const PREFIXES = [
  'account',
  'cart',
  'cart.addresses',
  'cart.changes',
  'cart.print',
  'cart.validation',
  'company',
  'consents',
  'duties',
  'element',
  'failures',
  'favourites',
  'fields',
  'files',
  'lockers',
  'notice',
  'orders',
  'orderReturn',
  'process',
  'product',
  'quick',
  'reading',
  'search.box',
  'search.filters',
  'search.panel',
  'search.paste',
  'search.product',
  'search.site',
  'steps',
  'stock',
  'codes',
  'price',
  'transfer',
  'ui',
  'widget',
  'withdrawal',
  'orderDetails',
  'orderActions',
  'orderDeliveries',
  'orderFind',
];

const warned = new Set<string>();

function warn(key: string, what: string): void {
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`<shop-config> texts: "${key}" ${what}`, docsUrl('texts'));
}

/** Warns once about each page text that no table has, or that does not fit; `table` is the current one. */
export function diagnose(prefix: string, table: Table, own: Readonly<Record<string, unknown>>): void {
  for (const [key, raw] of Object.entries(own)) {
    const owner = PREFIXES.findLast((one) => key.startsWith(`${one}.`));
    if (owner === undefined) warn(key, 'is no key of a text, ignored.');
    if (owner !== prefix) continue;
    const suggestion = key
      .slice(prefix.length + 1)
      .split('.')
      .reduce<Table[string] | undefined>((one, name) => (isTable(one) ? one[name] : undefined), table);
    if (suggestion === undefined || isTable(suggestion)) warn(key, 'is no key of a text, ignored.');
    else if (typeof suggestion === 'string') {
      if (typeof raw !== 'string') warn(key, 'is not a text in quotes, ignored.');
    } else if (!hasPlaceholders(raw, suggestion.names))
      warn(key, `needs ${suggestion.names.map((name) => `{${name}}`).join(', ')}, ignored.`);
  }
}
