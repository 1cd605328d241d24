/** Decides what `npx shop-elements conform --help` and `--list` say. */
import { CSRF_COOKIE, CSRF_HEADER } from '../../page/tokens';
import { groups, type Group } from './rules';
import type { Rule } from './rules/rule';

export const usage = `shop-elements conform <cart url> [options]
  Tries every call of the cart contract on a live shop and reports what breaks it.
  It changes the carts of its own sessions and PLACES ORDERS; use a test shop, or --no-order.

  --add '<POST /path body>'  a call that puts something into an empty cart: --add 'POST /do-koszyka {"id":1}';
                        repeatable: two products let more be tried
  --product <id>        a product to add by its id
  --page <url>          the page that sets session and token (default: the cart url)
  --cookie <text>       cookies of a signed-in buyer: "PHPSESSID=…; other=…"
  --as <role>=<cookies> a session of somebody else: buyer, trader, specialist, blocked, test (may not order), overdue
                        (has debts), locked (payment has begun); repeatable
  --header <name: text> a header for every request to the shop, for example Authorization; repeatable
  --csrf-cookie <name>  default ${CSRF_COOKIE}        --csrf-header <name>  default ${CSRF_HEADER}
  --locker <code>       a parcel locker that the shop knows
  --project <id>        a project of the buyer, or of the specialist
  --widget, --suggest, --autocomplete, --search, --favourites, --lookup, --orders,
  --lists, --company <url>
                        the other calls, as the elements' attributes have them; --favourites /ajax/modules/favourites
  --set-stock, --set-price <command>
                        sets the stock or the net price of the product that is added, {} being the value; leaves 1000
                        pieces: --set-stock 'sqlite3 shop.sqlite "UPDATE shop_products SET stock = {} WHERE id = 1"'
  --no-order            leave out everything that could place an order
  --timeout <seconds>   a call that takes longer is a failure; default 10
  --only <names>        only these rules or groups of rules: --only money,order-once
  --list                all rules, by group
  --json, --junit, --html [file]
                        the results for tools, for a CI, or as one page to send; without a file instead of the report
  --docs <url>          the documentation's address, for links: https://shop.example/elementy/; without it they lead to
                        files of the package
  --strict              warnings fail too
  -h, --help            this text

  Exit code: 0 nothing is broken, 1 a rule is broken, 2 the shop could not be tried, 3 too little could be tried: the
  report says what to give.
`;

/** All rules by group; `!` marks those that only warn. */
export function list(): string {
  const blocks = (Object.keys(groups) as Group[]).map((group) => {
    const lines = Object.entries<Rule>(groups[group]).map(
      ([name, { level, says }]) => `  ${level === 'must' ? ' ' : '!'} ${name.padEnd(18)}${says}`,
    );
    return [group, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n\n! only warns, unless --strict is given.\n`;
}
