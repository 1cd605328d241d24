/** The texts of `npx shop-elements conform --help` and `--list`. */
import { CSRF_COOKIE, CSRF_HEADER } from '../../page/tokens';
import { groups, type Group } from './rules';
import type { Rule } from './rules/rule';

export const usage = `shop-elements conform <cart url> [options]
  Tries every call of the cart contract on a live shop and reports violations.
  It changes the carts of its own sessions and PLACES ORDERS: use a test shop, or --no-order.

  --add '<POST /path body>'  a call that adds to an empty cart: --add 'POST /do-koszyka {"id":1}';
                        repeatable; two products allow more tests
  --product <id>        a product to add by its id
  --page <url>          the page that sets session and token (default: the cart url)
  --cookie <text>       cookies of a signed-in buyer: "PHPSESSID=…; other=…"
  --as <role>=<cookies> a session with a role: buyer, trader, specialist, blocked, test (may not order), overdue
                        (has debts), locked (payment has begun), approver (of the buyer of --cookie), colleague (of
                        that company, who may not see the buyer’s requests and quotes); repeatable
  --header <name: text> a header for every request to the shop, for example Authorization; repeatable
  --csrf-cookie <name>  default ${CSRF_COOKIE}        --csrf-header <name>  default ${CSRF_HEADER}
  --locker <code>       a parcel locker that the shop knows
  --project <id>        a project of the buyer, or of the specialist
  --widget, --suggest, --autocomplete, --search, --favourites, --lookup, --orders,
  --lists, --company, --withdrawal, --find <url>
                        the other calls, by the values of the attributes; --favourites /ajax/modules/favourites
  --find-order '<number> <e-mail>'
                        an order, to which --find may answer no different than to none; it sends a mail
  --set-stock, --set-price <command>
                        sets the stock or the net price of the added product; {} is the value; the stock ends at 1000
                        pieces: --set-stock 'sqlite3 shop.sqlite "UPDATE shop_products SET stock = {} WHERE id = 1"'
  --answer-quote, --expire-quote <command>
                        answers a quote as the seller does, with other prices, or ends its time; {} is its number:
                        --answer-quote 'php bin/quote.php {} --discount 10'
  --no-order            skips every test that could place an order
  --timeout <seconds>   time limit of a call; default 10
  --only <names>        only these rules or groups of rules: --only money,order-once
  --list                all rules, by group
  --json, --junit, --html [file]
                        the report for tools, for CI, or as one page; printed if no file is given
  --docs <url>          URL of the documentation for links: https://shop.example/elementy/; default: files of the
                        package
  --strict              warnings fail too
  -h, --help            this text

  Exit code: 0 no violation, 1 a rule is broken, 2 the shop could not be reached or an option is wrong, 3 missing input:
  the report names the options to add.
`;

/** All rules by group; `!` marks those that only warn. */
export function list(): string {
  const blocks = (Object.keys(groups) as Group[]).map((group) => {
    const lines = Object.entries<Rule>(groups[group]).map(
      ([name, { level, requirement }]) => `  ${level === 'must' ? ' ' : '!'} ${name.padEnd(18)}${requirement}`,
    );
    return [group, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n\n! is a warning; it fails with --strict.\n`;
}
