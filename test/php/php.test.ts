/** Tests that the PHP half keeps the contract: it reads bodies by the schema, computes like TypeScript, and never fails. */
import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { goodsOf, linePrices, totalsOf } from '../../demo/server/cart/amounts';
import { grossOf, toAmount } from '../../demo/server/money/grosze';
import { NORMAL, type Rate } from '../../demo/server/money/rate';
import { cartActions } from '../../src/cart/wire/actions';
import { slots } from '../../src/cart/wire/slots';
import { pascalCase } from '../../src/tools/contract/definitions';
import { cartSchema } from '../../src/tools/contract/openapi';
import { BROKEN, requestsOf } from '../chaos/costly';
import { brokenBodies, randomFrom } from './bodies';
import { answersOf } from './answers';
import { hasPhp } from './serve';
import { hasUnit, unitTests } from './unit-tests';

const BODIES = 10_000;
const CASES = 2000;

/** Actions such as orders and approvals, which must be the only one in their body, with the displayed values. */
const SEALED = Object.entries(cartActions).flatMap(([name, one]) => ('isSealed' in one ? [name] : []));
/** Fields that a person fills in: a wrong length is refused with a message and a 422, not as unreadable. */
const WORDED = new Set(['new_address', 'inpost_contact', 'inpost_data', 'client_comments', 'extra_field']);
const withoutLimits = (schema: object, limits = ['minLength', 'maxLength', 'pattern']): object =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    limits.includes(key) && typeof value !== 'object' ? undefined : value,
  ) as object;
/** A message that is too long is also refused with a message. */
const MESSAGES = new Set([...SEALED.filter((name) => name !== 'confirm'), 'note']);
const readableOf = (name: string): object =>
  WORDED.has(name)
    ? withoutLimits(cartSchema())
    : MESSAGES.has(name)
      ? withoutLimits(cartSchema(), ['maxLength'])
      : cartSchema();

describe.skipIf(!hasPhp)('the server’s half in PHP', { timeout: 240_000 }, () => {
  it.skipIf(!hasUnit)('passes the PHPUnit tests [J45]', () => {
    const { status, stdout } = unitTests();
    expect(status, stdout).toBe(0);
  });

  it(`parses ${BODIES} random bodies by the schema, and responds to each without an error`, () => {
    const ajv = new Ajv({ strict: false });
    const names = [...Object.keys(cartActions).filter((name) => name !== 'load'), 'add_product'];
    const fits = Object.fromEntries(
      names.map((name) => {
        const $ref = `#/$defs/${name === 'add_product' ? 'AddProductBody' : `${pascalCase(name)}Action`}`;
        return [name, ajv.compile({ ...readableOf(name), $ref })];
      }),
    );
    const isReadable = (text: string): boolean => {
      if (text.trim() === '') return true;
      let raw: unknown;
      try {
        raw = JSON.parse(text);
      } catch {
        return false;
      }
      if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return false;
      const keys = Object.keys(raw);
      if (keys.length === 0) return true;
      // An order must be the only action in its body; so must an approval.
      const [sealed] = keys.filter((key) => SEALED.includes(key));
      if (sealed !== undefined && keys.some((key) => key !== sealed && key !== 'seen')) return false;
      const [name, ...others] = sealed === undefined ? keys.filter((key) => key in fits) : [sealed];
      return name !== undefined && others.length === 0 && fits[name]!(raw);
    };
    const bodies = brokenBodies(BODIES, 25);
    const answers = answersOf<[boolean, number, (string | number)[]]>('test/php/read.php', bodies);
    expect(answers).toHaveLength(BODIES);
    const other = bodies.filter((body, at) => answers[at]![0] !== isReadable(body));
    expect(other.slice(0, 5)).toEqual([]);
    const statuses = new Set(answers.map(([, status]) => status));
    expect([...statuses].toSorted()).toEqual([200, 400, 409, 422]);
    const named = new Set(answers.flatMap(([, , names]) => names.map(String)));
    expect([...named].filter((name) => !Object.hasOwn(slots, name))).toEqual([]);
    const readable = answers.filter(([is]) => is).length / BODIES;
    expect(readable).toBeGreaterThan(0.2);
    expect(readable).toBeLessThan(0.8);
  });

  it('responds without an error if any value of a call contains characters that databases refuse', () => {
    const requests = requestsOf(BROKEN, [3]).map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      body,
    }));
    const answers = answersOf<[number, number]>('test/php/cost.php', requests);
    expect(answers.filter(([, status]) => status < 500)).toHaveLength(requests.length);
  });

  it(`calculates ${CASES} carts as TypeScript does`, () => {
    const below = randomFrom(7);
    const cases = Array.from({ length: CASES }, (_, at) => ({
      lines: Array.from({ length: 1 + below(12) }, () => ({
        net: [below(100), below(100_000), below(10_000_000)][below(3)]!,
        quantity: 1 + [below(10), below(9999)][below(2)]!,
        vat: at % 4 === 0 ? 23 : [0, 5, 8, 23, 'zw', 'np'][below(6)]!,
      })),
      carrier: below(3) === 0 ? 0 : below(50_000),
      discount: at % 3 === 0 ? 1 + below(99) : 0,
      byOrder: at % 5 === 0,
    }));
    const part = (amount: bigint, percent: number): bigint => (amount * BigInt(percent) + 50n) / 100n;
    const answers = answersOf<[number[], Record<string, unknown>]>('test/php/money.php', cases);
    cases.forEach(({ lines, carrier, discount, byOrder }, at) => {
      const shop = lines.map(({ net, quantity, vat }) => ({
        priceNet: toAmount(net),
        quantity,
        vat: String(vat) as Rate,
      }));
      const [sums, prices] = answers[at]!;
      // Compares the lines, and the whole cart if both shops round alike, with the shop in TypeScript.
      expect(sums).toEqual(shop.map((line) => linePrices(line).totalGross));
      if (!byOrder) {
        const lone = totalsOf(shop as never);
        expect(prices['total_gross_only_products']).toBe(toAmount(lone.gross));
        const isOneRate = new Set(lines.map(({ vat }) => vat)).size === 1;
        const { net, gross } = goodsOf({ voucher: { percent: discount } } as never, shop as never);
        if (isOneRate || discount === 0)
          expect([prices['net'], prices['gross']]).toEqual([toAmount(net), toAmount(gross)]);
      }
      // Each rate separately, in integers of any size.
      const rates = [...new Set(lines.map(({ vat }) => vat))]
        .toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1))
        .map((rate) => {
          const own = lines
            .filter(({ vat }) => vat === rate)
            .map(({ net, quantity }) => BigInt(net) * BigInt(quantity));
          const net = own.reduce((all, one) => all + one, 0n);
          const percent = 100 + (typeof rate === 'number' ? rate : 0);
          const gross = byOrder ? part(net, percent) : own.reduce((all, one) => all + part(one, percent), 0n);
          return { rate, net: net - part(net, discount), gross: gross - part(gross, discount) };
        });
      const money = (amount: bigint): string => toAmount(Number(amount));
      expect(prices['vat']).toEqual(
        rates.map(({ rate, net, gross }) => ({ rate, net: money(net), vat: money(gross - net), gross: money(gross) })),
      );
      const all = rates.reduce((sum, { gross }) => sum + gross, 0n);
      expect(prices['total_gross']).toBe(money(all + BigInt(grossOf(carrier, NORMAL))));
    });
  });
});
