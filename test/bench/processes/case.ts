/** Measures several processes: cart actions per second through a proxy, and files from the proxy. */
import { createDatabase } from '../../fixtures/database';
import { freePort } from '../../fixtures/free-port';
import { startNginx } from '../../fixtures/nginx';
import { startPostgres } from '../../fixtures/postgres';
import { startShop, type ShopProcess } from '../../fixtures/shop-process';
import { folders } from '../runner/build';
import type { Case } from '../runner/case';
import { ROUNDS } from '../runner/rounds';
import type { Row } from '../runner/rows';
import { median, ratios } from '../runner/statistics';
import { BUYERS, openCarts, rateOf, TIME } from './buyers';
import { separate, usedByFamily } from './processor';

const COUNTS = [1, 2, 4] as const;
type Count = (typeof COUNTS)[number];
/** The proxy's servers, one for each number of processes; files are in the folder of their version. */
const configuration = (ports: Readonly<Record<Count, number>>, shops: readonly ShopProcess[]): string =>
  COUNTS.map((count) => {
    const upstream = shops
      .slice(0, count)
      .map(({ url }) => `server ${new URL(url).host.replace('localhost', '127.0.0.1')};`);
    return `upstream shop${count} { least_conn; keepalive 32; ${upstream.join(' ')} }
server { listen 127.0.0.1:${ports[count]};
  location /elements/0/ { alias ${folders['dist']}/; gzip_static on; add_header Cache-Control "public, max-age=31536000, immutable"; }
  location / { proxy_pass http://shop${count}; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; } }`;
  }).join('\n');

async function measured(
  shops: readonly ShopProcess[],
  ports: Readonly<Record<Count, number>>,
  database: number | undefined,
): Promise<Row[]> {
  let base = `http://127.0.0.1:${ports[4]}`;
  const press = await openCarts(() => base);
  const rates: Record<Count, number[]> = { 1: [], 2: [], 4: [] };
  const costs: Record<Count, number[]> = { 1: [], 2: [], 4: [] };
  const used = () => (database === undefined ? 0 : usedByFamily(database));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const count of COUNTS) {
      base = `http://127.0.0.1:${ports[count]}`;
      const from = used();
      const rate = await rateOf(press);
      // The first round opens connections and prepares query plans.
      if (round === 0) continue;
      rates[count].push(rate);
      costs[count].push((used() - from) / ((rate * TIME) / 1000));
    }
  }
  const file = async (url: string) => rateOf(async () => (await fetch(url)).arrayBuffer());
  const byProxy = await file(`http://127.0.0.1:${ports[1]}/elements/0/index.js`);
  const byShop = await file(`${shops[0]!.url}/elements/index.js`);
  const a = (values: readonly number[]): string => `${median(values).toFixed(0)} a second`;
  return [
    ...([2, 4] as const).map((count): Row => {
      const { q1, median: ratio, q3 } = ratios(rates[count], rates[1]);
      return {
        what: `cart actions, ${count} processes`,
        ours: a(rates[count]),
        against: `1 process ${a(rates[1])}`,
        measured: `${ratio.toFixed(2)} × (${q1.toFixed(2)}–${q3.toFixed(2)})`,
      };
    }),
    ...(database === undefined ? [] : COUNTS).map((count): Row => {
      const cost = median(costs[count]);
      return {
        what: `PostgreSQL’s processor time for one, ${count} ${count === 1 ? 'process' : 'processes'}`,
        ours: `${cost.toFixed(1)} ms`,
        against: '',
        measured: `a core for ${(1000 / cost).toFixed(0)} a second`,
      };
    }),
    {
      what: 'index.js, by the proxy from its folder',
      ours: a([byProxy]),
      against: `by the shop ${a([byShop])}`,
      measured: `${(byProxy / byShop).toFixed(1)} ×`,
    },
  ];
}

export const processes: Case = {
  name: 'processes',
  title: 'Several processes on one PostgreSQL',
  measures: ['demo/server'],
  how: `The reference shop as 1, 2 and 4 processes behind nginx, all of it and the ${BUYERS} buyers on one machine, over loopback alone. PostgreSQL has half of the processors, all else the other half. A buyer presses a
stepper, waits for the response without parsing it, and presses again, ${TIME / 1000} seconds a trial, by turns. An action is a transaction that reads and returns a cart of 8 lines.`,
  async measure() {
    const server = await startPostgres();
    const join = server.pid === undefined ? () => {} : separate(server.pid);
    const { url, drop } = await createDatabase(server.url);
    const shops = await Promise.all([0, 1, 2, 3].map(() => startShop(url)));
    const ports = { 1: await freePort(), 2: await freePort(), 4: await freePort() };
    const proxy = await startNginx(configuration(ports, shops), ports[4]);
    try {
      return await measured(shops, ports, server.pid);
    } finally {
      await proxy.stop();
      await Promise.all(shops.map((shop) => shop.stop()));
      await drop();
      server.stop();
      join();
    }
  },
  notes: [
    'The shop’s processes, nginx and the buyers share the other half of the processors. On two processors that is one: more processes cannot be faster there, and the ratio is the cost of having them. PostgreSQL needs the same time for an action with one, two and four processes, so its core suffices for the rate of the last column; one process uses a core for about half of that.',
  ],
};
