/** Tests that no request of a stranger is expensive or harmful for the reference shop: long or malformed values in each place of a call or page. COST=all tests all and prints a table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { openShop } from '../fixtures/open-shop';
import { publish, verbatim } from '../reliability/publish';
import { Visit } from '../server/visit';
import { BROKEN, bytesOf, KINDS, MANY_ROWS, requestsOf, SIZES, tableOf, textOf, type CostlyRequest } from './costly';
import { textsOf } from '../fixtures/texts';

const isWhole = process.env['COST'] === 'all';
const [kinds, sizes] = isWhole ? [KINDS, SIZES] : [['a'], [10, 10_000]];
/** Maximum processor time in ms, including the database, that a long value may add. */
const DEAR = 50;

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterAll(() => shop.close());

/** Parameters that the shop's own pages read from a URL. */
const PAGES = textsOf(`
  /szukaj?query= | /kategoria/gres?query= | /kategoria/gres?sort= | /kategoria/gres?strona= | /pulpit?order=
  /konto/zamowienia?query= | /?lang= | /?motyw= | /produkt/ | /zamowienie/ | /kategoria/ | /obrazki/ | /elements/
  /poradnik/ | /api/points?city= | /api/points?province= | /api/points?post_code= | /elementy/?query= | /produkt/x?ilosc=`);
const pageRequests = (): CostlyRequest[] =>
  PAGES.flatMap((path) =>
    kinds.flatMap((kind) =>
      sizes.map((size) => ({
        ...{ place: `GET ${path}…`, kind, size, method: 'GET', headers: {}, body: '' },
        path: path + encodeURIComponent(textOf(kind, size)),
      })),
    ),
  );

/** Processor time of the whole process, which includes the database and runs nothing else meanwhile. */
async function cost(who: Visit, { method, path, headers, body }: CostlyRequest): Promise<[number, number]> {
  const begun = process.cpuUsage();
  const answer = await who.send(path, {
    method,
    headers: { 'x-xsrf-token': who.token, ...headers },
    ...(method === 'POST' && { body }),
  });
  await answer.arrayBuffer();
  const { user, system } = process.cpuUsage(begun);
  return [(user + system) / 1000, answer.status];
}

/** The minimum of several tries, because garbage collection and compilation are not part of the request. */
async function leastCost(request: CostlyRequest, floor: number): Promise<{ ms: number; status: number }> {
  let fastest = { ms: Infinity, status: 0 };
  for (let tries = 0; tries < 4 && fastest.ms > floor + DEAR; tries += 1) {
    const who = await new Visit(shop).as('kupujacy');
    const [ms, status] = await cost(who, request);
    fastest = { ms: Math.min(ms, fastest.ms), status };
  }
  return fastest;
}

it('long requests cost as little as short ones', { timeout: 3_600_000 }, async () => {
  const requests = [...requestsOf(kinds, sizes), ...pageRequests()];
  const floors = new Map<string, number>();
  const costs: { request: CostlyRequest; ms: number; status: number }[] = [];
  for (const request of requests.toSorted((one, other) => one.size - other.size)) {
    const floor = floors.get(request.place) ?? (await leastCost(request, 0)).ms;
    floors.set(request.place, floor);
    costs.push({ request, ...(await leastCost(request, floor)) });
  }
  console.info(tableOf(costs));
  const dearest = costs.toSorted((one, other) => other.ms - one.ms);
  const places = new Set(dearest.slice(0, 20).map(({ request }) => request.place));
  publish(
    'cost',
    `${costs.length} requests, ${floors.size} places, up to ${Math.max(...sizes).toLocaleString('en')} signs or rows: the dearest ${dearest[0]?.ms.toFixed(0)} ms of the processor, with its database. The dearest places:\n\n${verbatim(tableOf(costs.filter(({ request }) => places.has(request.place))))}`,
  );
  const isDear = ({ request, ms }: (typeof costs)[number]): boolean =>
    !request.place.endsWith(MANY_ROWS) && ms > (floors.get(request.place) ?? 0) + DEAR;
  const late = costs.filter((one) => isDear(one) || one.status >= 500);
  expect(late.map(({ request: { place, kind, size }, ms, status }) => ({ place, kind, size, ms, status }))).toEqual([]);
});

it.each(BROKEN)(
  'the server accepts or refuses characters that databases cannot store: %j',
  { timeout: 600_000 },
  async (kind) => {
    const who = await new Visit(shop).as('kupujacy');
    const wrong: string[] = [];
    for (const request of requestsOf([kind], [3])) {
      // Headers cannot contain these characters.
      if (/ X-|Idempotency/.test(request.place)) continue;
      const { path, body } = bytesOf(request);
      const { status } = await who.send(path, {
        method: request.method,
        headers: { 'x-xsrf-token': who.token, ...request.headers },
        ...(request.method === 'POST' && { body: Uint8Array.from(body) }),
      });
      if (status >= 500) wrong.push(`${status} ${request.place}`);
    }
    expect(wrong).toEqual([]);
  },
);
