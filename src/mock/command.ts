/** Decides what `npx shop-elements mock` is asked and says, and how its shop answers. */
import { parseArgs } from 'node:util';
import type { Fault } from './fault';
import { areas } from './faults';
import { scenarios } from './scenarios';
import { openShop } from './shop';

export const mockUsage = `shop-elements mock [options]
  A shop without a database that keeps the contract: a page with <shop-cart>, its cart, and the calls besides.

  --scenario <name>  buyer (default), ${Object.keys(scenarios)
    .filter((one) => one !== 'buyer')
    .join(', ')}
  --latency <ms>     how long each answer takes
  --fault <name>     one thing that is wrong: a part of its name; --list tells them all
  --port <number>    default 8787
  --list             all scenarios and faults
`;

const faults = Object.entries(areas).flatMap(([area, ones]) =>
  Object.entries(ones).map(([name, fault]) => ({ area, name, fault })),
);
const plain = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** By its name, or by the part of one that no other has. */
function faultOf(said: string): Fault {
  const fitting = faults.filter(({ name }) => plain(name).includes(plain(said)));
  const found = fitting.find(({ name }) => plain(name) === plain(said)) ?? fitting[0];
  if (found === undefined) throw new Error(`--fault ${said}: there is no such fault; --list tells them all`);
  if (fitting.length > 1 && plain(found.name) !== plain(said))
    throw new Error(`--fault ${said}: which of ${fitting.map(({ name }) => `“${name}”`).join(', ')}?`);
  return found.fault;
}

function list(): string {
  const states = Object.entries(scenarios).map(([name, { says }]) => `  ${name.padEnd(12)}${says}`);
  const wrong = Object.entries(areas).flatMap(([area, ones]) => [
    `\n${area}`,
    ...Object.keys(ones).map((one) => `  ${one}`),
  ]);
  return `${['scenarios', ...states, ...wrong].join('\n')}\n`;
}

export interface Mock {
  readonly port: number;
  /** As `fetch`; `tell` hears of each call. */
  readonly answer: (request: Request) => Promise<Response>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Text is an answer by itself: the help, or the list. */
export function mockOf(args: readonly string[], tell: (line: string) => void): Mock | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const known = {
    scenario: text,
    latency: text,
    fault: text,
    port: text,
    list: flag,
    help: { ...flag, short: 'h' },
  } as const;
  const { values } = parseArgs({ args: [...args], options: known });
  if (values.help) return mockUsage;
  if (values.list) return list();
  const name = values.scenario ?? 'buyer';
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario === undefined) throw new Error(`--scenario ${name}: there are ${Object.keys(scenarios).join(', ')}`);
  const fault = values.fault === undefined ? {} : faultOf(values.fault);
  const latency = Number(values.latency ?? scenario.latency ?? 0);
  const port = Number(values.port ?? 8787);
  if (!(latency >= 0) || !Number.isInteger(port)) throw new Error('--latency and --port are numbers');
  const { transport } = openShop({ ...scenario, ...fault });
  return {
    port,
    answer: async (request) => {
      const begin = performance.now();
      const body = await request.text();
      await wait(latency);
      const { method, headers, url } = request;
      const response = await transport(url, { method, headers, ...(body !== '' && { body }) });
      const { pathname } = new URL(url);
      const ms = Math.round(performance.now() - begin);
      tell(`${method} ${pathname} ${body.slice(0, 160)} → ${response.status}, ${ms} ms`);
      return response;
    },
  };
}
