/** Tests that PHP reads random carts like TypeScript, field by field, and prints the same first screen, character by character. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../demo/server/seed/random';
import { printedCart, type Screen } from '../../src/cart/first-screen/printed';
import { cart } from '../../src/cart/wire/cart';
import { mutate } from '../chaos/mutate';
import { randomVisit } from '../fixtures/random-cart';
import { hasPhp } from './serve';

const CARTS = Number(process.env.CARTS ?? 500);
const SCREENS = 'dist/first-screens.json';

const warn = console.warn;
// Unreadable random values log warnings, which are expected here.
beforeAll(() => void (console.warn = () => {}));
afterAll(() => void (console.warn = warn));

/** Runs a PHP command that prints one line of JSON for each cart. */
function php(carts: readonly unknown[], ...command: string[]): string[] {
  const input = carts.map((one) => `${JSON.stringify(one)}\n`).join('');
  const lines = execFileSync('php', command, { input, encoding: 'utf8', maxBuffer: 2 ** 30 })
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(carts.length);
  return lines;
}

it.skipIf(!hasPhp)(`${CARTS} random carts are printed alike by PHP and TypeScript`, { timeout: 120_000 }, () => {
  const screen = (JSON.parse(readFileSync(SCREENS, 'utf8')) as { 'shop-cart': Screen })['shop-cart'];
  const carts = Array.from({ length: CARTS }, (_, at) => {
    const { answer, client, settings } = randomVisit(at + 1);
    const given = { page: 'https://shop.example/koszyk/?krok=1', cartUrl: '/koszyk', client, ...settings };
    // Like PHP: missing values are omitted.
    return JSON.parse(JSON.stringify({ answer, given })) as {
      answer: object;
      given: Parameters<typeof printedCart>[2];
    };
  });
  const printed = php(carts, 'test/fixtures/print-carts.php', SCREENS);
  let drawn = 0;
  carts.forEach(({ answer, given }, at) => {
    const html = JSON.parse(printed[at]!) as string;
    const expected = printedCart(screen, answer, given);
    if (expected !== '') drawn += 1;
    if (html === expected) return;
    const from = [...expected].findIndex((character, place) => character !== html[place]);
    const around = (text: string): string => text.slice(Math.max(0, from - 200), from + 60);
    expect(around(html), `seed ${at + 1}`).toBe(around(expected));
  });
  // The other carts are held by a process, or have payments of which only some have a URL.
  expect(drawn).toBeGreaterThan(CARTS * 0.95);
});

/**
 * Normalises values for comparison: numbers as texts, lists by index (PHP prints `{"0": …}` as a list), without empty values. `tables` are
 * the same lines again; the other two are read as `nip` and `region`.
 */
function fieldsOf(read: unknown): unknown {
  const text = JSON.stringify(read, (key, value: unknown) => {
    if (['tables', 'tax_no', 'voivodeship', 'price', 'unread'].includes(key)) return undefined;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return withoutEmpty(JSON.parse(text ?? 'null'));
}

function withoutEmpty(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json ?? undefined;
  // PHP leaves out an entry without fields, which it cannot tell from an empty list.
  if (Array.isArray(json)) return withoutEmpty({ ...json.map(withoutEmpty).filter((one) => one !== undefined) });
  const fields = Object.entries(json)
    .map(([key, one]) => [key, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** The result of both readers: the cart's fields, and the number of unreadable lines. */
function expectAlike(carts: readonly unknown[]): number {
  const read = php(carts, 'test/fixtures/read-carts.php');
  let sound = 0;
  carts.forEach((raw, at) => {
    const reading = JSON.parse(read[at] ?? 'null') as {
      readonly unread?: number;
      readonly tables?: { items: [] }[];
    } | null;
    const { success, output } = v.safeParse(cart, raw);
    // A cart with unreadable lines only: PHP draws nothing for it.
    const isUnreadable =
      reading !== null && reading.unread !== 0 && reading.tables?.every(({ items }) => items.length === 0);
    expect(reading !== null && !isUnreadable, `cart ${at + 1} is read: ${JSON.stringify(raw)}`).toBe(success);
    if (!success) return;
    sound += 1;
    expect(fieldsOf(reading), `cart ${at + 1}`).toEqual(fieldsOf(output));
    expect(reading?.unread, `cart ${at + 1}: unread lines`).toBe((output as { unread: number }).unread);
  });
  return sound;
}

const carts = Array.from({ length: CARTS }, (_, at) => randomVisit(at + 1).answer.cart);

it.skipIf(!hasPhp)(
  `${CARTS} random carts are read alike by PHP and TypeScript, field by field`,
  { timeout: 120_000 },
  () => {
    expect(expectAlike(carts)).toBe(CARTS);
  },
);

it.skipIf(!hasPhp)(`${CARTS} broken carts are read alike by PHP and TypeScript`, { timeout: 120_000 }, () => {
  const random = createRandom(25);
  const broken = carts.flatMap((one) => {
    const text = mutate(JSON.parse(JSON.stringify(one)), random);
    try {
      // PHP rejects JSON with half of a surrogate pair.
      return /\\ud[89a-f]/i.test(text) ? [] : [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
  expect(expectAlike(broken)).toBeGreaterThan(CARTS / 2);
});

it.skipIf(!hasPhp)('rare notations of servers are read alike by PHP and TypeScript', () => {
  const prices = { net: 1, gross: 1, total_gross: 1 };
  const line = (id: unknown, fields: object = {}): object => ({
    id,
    product_name: 'Gres',
    quantity: 1,
    prices,
    ...fields,
  });
  const lines: readonly unknown[] = [
    { 7: line('seventh'), 2: line('second'), x: line('named'), 0: line('first') },
    [line(1), line(Number.MAX_SAFE_INTEGER + 1), line(-Number.MAX_SAFE_INTEGER - 1), line(2 ** 70)],
    [line(1, { note: Number.MAX_SAFE_INTEGER + 1 }), line(2, { note: 0.000015 }), line(3, { note: -0 })],
    ...[1e21, 1.5e-7, 2 ** 60, -0.00001, 1e-5, '\u00a012.50\ufeff', '\0' + '1', ' ', '1e3', '+1', '.5', '5.'].map(
      (quantity) => [line(1), line(2, { quantity })],
    ),
    ...[[], {}, '', 'x', 0, null, { a: [] }, { a: 1, b: null }, ['a']].map((extra_fields) => [
      line(1, { extra_fields }),
    ]),
  ];
  const options = ['MPK', 12, { value: 12 }, { label: 'x' }, [], null, { value: '' }];
  const extra_fields = [{ name: 'a', options }, { name: 1, type: 'colour', scope: 7 }, { name: '' }, 'x'];
  const addresses = [
    { address_street: 'Długa', country: { iso_code: 'PL' }, tax_no: 1 },
    { address_country: 'DE' },
    [],
    'x',
  ];
  const all = lines.map((items) => ({ id: 1, items, extra_fields, addresses }));
  expect(expectAlike(all)).toBe(all.length);
});
