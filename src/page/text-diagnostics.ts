/** Decides what the console says of a page's own texts that cannot be shown; loaded only where a page has some. */
import { fits, isTable, type Table } from './phrase';
import { see } from './see';

/** What the keys of a table begin with. */
const PREFIXES = [
  'account',
  'cart',
  'element',
  'failures',
  'favourites',
  'fields',
  'lockers',
  'orders',
  'product',
  'quick',
  'search.box',
  'search.filters',
  'search.panel',
  'search.paste',
  'search.product',
  'search.site',
  'ui',
  'widget',
];

const warned = new Set<string>();

function warn(key: string, what: string): void {
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`<shop-config> texts: "${key}" ${what}`, see('texts'));
}

/** Warns once of each text of the page that no table has, or that does not fit; `table` is the one that is being read. */
export function diagnose(prefix: string, table: Table, own: Readonly<Record<string, unknown>>): void {
  for (const [key, raw] of Object.entries(own)) {
    if (!PREFIXES.some((one) => key.startsWith(`${one}.`))) warn(key, 'is no key of a text, ignored.');
    if (!key.startsWith(`${prefix}.`)) continue;
    const found = key
      .slice(prefix.length + 1)
      .split('.')
      .reduce<Table[string] | undefined>((one, name) => (isTable(one) ? one[name] : undefined), table);
    if (found === undefined || isTable(found)) warn(key, 'is no key of a text, ignored.');
    else if (typeof found === 'string') {
      if (typeof raw !== 'string') warn(key, 'is not a text in quotes, ignored.');
    } else if (!fits(raw, found.names))
      warn(key, `needs ${found.names.map((name) => `{${name}}`).join(', ')}, ignored.`);
  }
}
