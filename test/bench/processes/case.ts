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

async function measured(shops: readonly ShopProcess[], ports: Readonly<Record<Count, number>>): Promise<Row[]> {
  let base = `http://127.0.0.1:${ports[4]}`;
  const press = await openCarts(() => base);
  const rates: Record<Count, number[]> = { 1: [], 2: [], 4: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const count of COUNTS) {
      base = `http://127.0.0.1:${ports[count]}`;
      const rate = await rateOf(press);
      // The first round opens connections and prepares query plans.
      if (round > 0) rates[count].push(rate);
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
  how: `The reference shop as 1, 2 and 4 processes behind nginx, all of it and the ${BUYERS} buyers on one machine, over loopback alone: each presses a
stepper, waits for the response, and presses again, ${TIME / 1000} seconds a trial, by turns. An action is a transaction that reads and returns a cart of 8 lines.`,
  async measure() {
    const server = await startPostgres();
    const { url, drop } = await createDatabase(server.url);
    const shops = await Promise.all([0, 1, 2, 3].map(() => startShop(url)));
    const ports = { 1: await freePort(), 2: await freePort(), 4: await freePort() };
    const proxy = await startNginx(configuration(ports, shops), ports[4]);
    try {
      return await measured(shops, ports);
    } finally {
      await proxy.stop();
      await Promise.all(shops.map((shop) => shop.stop()));
      await drop();
      server.stop();
    }
  },
  notes: [
    'The buyers, nginx and PostgreSQL share the processors with the shop, so the number of processors limits these ratios.',
  ],
};
