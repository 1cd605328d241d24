/** Decides how `npx shop-elements conform` is asked, and which outcome makes CI fail. */
import { parseArgs } from 'node:util';
import { CSRF_COOKIE, CSRF_HEADER } from '../page/tokens';
import { report } from './report';
import { conform, type ConformOptions } from './run';

export const usage = `shop-elements conform <cart url> [options]
  Tries every call of the cart contract on a live shop and reports what breaks it.
  It changes the cart of its own session and PLACES AN ORDER; use a test shop, or --no-order.

  --page <url>          the page that sets session and CSRF token (default: the cart url)
  --cookie <text>       cookies of a signed-in buyer: "PHPSESSID=…; other=…"
  --header <name: text> a header for every request to the shop, for example Authorization; repeatable
  --csrf-cookie <name>  default ${CSRF_COOKIE}        --csrf-header <name>  default ${CSRF_HEADER}
  --locker <code>       a parcel locker that the shop knows
  --project <id>        a project of the buyer    --product <id>        a product to add
  --widget, --suggest, --autocomplete, --search, --favourites <url>
                        the other calls, as the elements' attributes have them; --favourites /ajax/modules/favourites
  --no-order            leave out everything that could place an order
  --json                the results as JSON
  --strict              warnings fail too
  -h, --help            this text

  Exit code: 0 nothing is broken, 1 a rule is broken, 2 the shop could not be tried.
`;

const options = {
  page: { type: 'string' },
  cookie: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  'csrf-cookie': { type: 'string' },
  'csrf-header': { type: 'string' },
  locker: { type: 'string' },
  project: { type: 'string' },
  product: { type: 'string' },
  widget: { type: 'string' },
  suggest: { type: 'string' },
  autocomplete: { type: 'string' },
  search: { type: 'string' },
  favourites: { type: 'string' },
  'no-order': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Runs the command; `print` gets the report. Resolves with the exit code. */
export async function conformCommand(
  args: readonly string[],
  print: (text: string) => void,
  transport?: ConformOptions['transport'],
): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [url] = positionals;
  if (values.help || url === undefined) {
    print(usage);
    return values.help ? 0 : 2;
  }
  if (!/^https?:\/\//.test(url)) {
    print(`${url} is no address: it begins with https:// or http://.\n\n${usage}`);
    return 2;
  }
  try {
    const results = await conform({
      url,
      page: values.page,
      cookie: values.cookie,
      headers: Object.fromEntries(values.header.map((line) => line.split(/:\s*(.*)/s, 2))),
      csrfCookie: values['csrf-cookie'],
      csrfHeader: values['csrf-header'],
      locker: values.locker,
      project: values.project,
      product: values.product,
      others: {
        widget: values.widget,
        suggest: values.suggest,
        autocomplete: values.autocomplete,
        search: values.search,
        favourites: values.favourites,
      },
      order: !values['no-order'],
      transport,
    });
    print(values.json ? `${JSON.stringify(results, null, 2)}\n` : report(url, results));
    const failing = results.filter(({ verdict }) => verdict === 'broken' || (values.strict && verdict === 'warned'));
    return failing.length > 0 ? 1 : 0;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    print(`${url} could not be tried: ${error instanceof Error ? error.message : String(error)}${cause}\n`);
    return 2;
  }
}
