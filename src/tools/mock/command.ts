/** Runs `npx shop-elements mock`: its options, its output, and the responses of its shop. */
import { randomUUID } from 'node:crypto';
import { parsed } from '../command/parsed';
import { scenarioNames, scenarioOf, Shops } from './scenario-shops';
import type { Fault } from './fault';
import { areas } from './faults';
import { scenarios } from './scenarios';

export const mockUsage = `shop-elements mock [pages] [options]
  A shop without a database that follows the contract: a page with <shop-cart>, its cart, and the other calls.

  [pages]            your own pages: a folder of HTML files, or the URL of your shop. The mock answers calls of a page with
                     <shop-config test="overdue"> by that scenario, and forwards all others.

  --scenario <name>  buyer (default), ${Object.keys(scenarios)
    .filter((one) => one !== 'buyer')
    .join(', ')}
  --latency <ms>     delay of each response
  --fault <name>     a fault by a part of its name; --list shows all
  --port <number>    default 8787
  --list             all scenarios and faults
`;

const faults = Object.entries(areas).flatMap(([area, ones]) =>
  Object.entries(ones).map(([name, fault]) => ({ area, name, fault })),
);
const plain = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** Finds a fault by its name, or by a unique part of it. */
function faultOf(text: string): Fault {
  const fitting = faults.filter(({ name }) => plain(name).includes(plain(text)));
  const match = fitting.find(({ name }) => plain(name) === plain(text)) ?? fitting[0];
  if (match === undefined) throw new Error(`--fault ${text}: unknown fault; --list shows all`);
  if (fitting.length > 1 && plain(match.name) !== plain(text))
    throw new Error(`--fault ${text} is ambiguous; use one of ${fitting.map(({ name }) => `“${name}”`).join(', ')}?`);
  return match.fault;
}

function list(): string {
  const states = Object.entries(scenarios).map(([name, { summary: says }]) => `  ${name.padEnd(12)}${says}`);
  const wrong = Object.entries(areas).flatMap(([area, ones]) => [
    `\n${area}`,
    ...Object.keys(ones).map((one) => `  ${one}`),
  ]);
  return `${['scenarios', ...states, ...wrong].join('\n')}\n`;
}

export interface Mock {
  readonly port: number;
  /** The URL of the first page to open. */
  readonly path: string;
  /** Like `fetch`; `tell` is called for each call. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Responds to all other requests with the pages of a folder or of a shop. */
export type Pages = (request: Request, body: string) => Promise<Response>;

/** Gives the visitor an id on the first page, so that each has a separate cart in every scenario. */
function known(request: Request, page: Response): Response {
  const isPage = page.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !/(?:^|;\s*)sid=/.test(request.headers.get('cookie') ?? ''))
    page.headers.append('Set-Cookie', `sid=${randomUUID()}; Path=/; HttpOnly; SameSite=Lax`);
  return page;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** A string is the whole output: the help or the list. `pagesOf` opens the folder or shop with the pages. */
export function mockOf(
  args: readonly string[],
  log: (line: string) => void,
  pagesOf: (where: string) => Pages,
): Mock | string {
  const { values, positionals } = parsed(args, ['scenario', 'latency', 'fault', 'port'], ['list']);
  if (values.help) return mockUsage;
  if (values.list) return list();
  const name = values.scenario ?? 'buyer';
  const scenario = scenarioOf(name);
  if (scenario === undefined) throw new Error(`--scenario ${name}: unknown scenario; use one of ${scenarioNames()}`);
  const latency = values.latency === undefined ? undefined : Number(values.latency);
  const port = Number(values.port ?? 8787);
  if (!((latency ?? 0) >= 0) || !Number.isInteger(port)) throw new Error('--latency and --port must be numbers');
  const shops = new Shops(scenario, values.fault === undefined ? {} : faultOf(values.fault), latency);
  const pages = positionals[0] === undefined ? undefined : pagesOf(positionals[0]);

  async function answered(request: Request, body: string): Promise<Response> {
    const { method, headers, url } = request;
    const init = { method, headers, ...(body !== '' && { body }) };
    if (pages !== undefined && !headers.has('x-shop-test')) {
      const page = known(request, await pages(request, body));
      const isOrder = new URL(url).pathname.startsWith('/zamowienie/');
      return page.status === 404 && isOrder ? shops.orderPage(url, init) : page;
    }
    const { transport, latency: ms } = shops.of(headers);
    await wait(ms);
    return transport(url, init);
  }

  return {
    port,
    path: pages === undefined ? '/koszyk' : '/',
    answer: async (request) => {
      const begin = performance.now();
      const body = await request.text();
      const response = await answered(request, body);
      const ms = Math.round(performance.now() - begin);
      const { pathname } = new URL(request.url);
      log(`${request.method} ${pathname} ${body.slice(0, 160)} → ${response.status}, ${ms} ms`);
      return response;
    },
  };
}
