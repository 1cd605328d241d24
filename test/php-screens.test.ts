/** Shows that PHP prints the cart's first screen as TypeScript does: whatever is in the cart, sign by sign. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printedCart, type Screen } from '../src/cart/screen/printed';
import { randomVisit } from './fixtures/random-cart';
import { hasPhp } from './php/serve';

const CARTS = Number(process.env.CARTS ?? 500);
const SCREENS = 'dist/first-screens.json';

const warn = console.warn;
// What cannot be read is told; here chance has made it.
beforeAll(() => void (console.warn = () => {}));
afterAll(() => void (console.warn = warn));

it.skipIf(!hasPhp)(`${CARTS} carts of chance are printed alike by both`, { timeout: 120_000 }, () => {
  const screen = (JSON.parse(readFileSync(SCREENS, 'utf8')) as { 'shop-cart': Screen })['shop-cart'];
  const carts = Array.from({ length: CARTS }, (_, at) => {
    const { answer, client, settings } = randomVisit(at + 1);
    const given = { page: 'https://shop.example/koszyk/?krok=1', cartUrl: '/koszyk', client, ...settings };
    // As PHP reads it: what is not there is left out.
    return JSON.parse(JSON.stringify({ answer, given })) as {
      answer: object;
      given: Parameters<typeof printedCart>[2];
    };
  });
  const input = carts.map((one) => `${JSON.stringify(one)}\n`).join('');
  const said = execFileSync('php', ['test/fixtures/print-carts.php', SCREENS], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const printed = said.trimEnd().split('\n');
  expect(printed).toHaveLength(CARTS);
  let drawn = 0;
  carts.forEach(({ answer, given }, at) => {
    const html = JSON.parse(printed[at]!) as string;
    const wanted = printedCart(screen, answer, given);
    if (wanted !== '') drawn += 1;
    if (html === wanted) return;
    const from = [...wanted].findIndex((sign, place) => sign !== html[place]);
    const around = (text: string): string => text.slice(Math.max(0, from - 200), from + 60);
    expect(around(html), `seed ${at + 1}`).toBe(around(wanted));
  });
  // The others have payments with a way on and some without.
  expect(drawn).toBeGreaterThan(CARTS * 0.98);
});
