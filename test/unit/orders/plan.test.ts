/** Shows that nothing enters the cart from an earlier order with an unannounced change. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from '../../../src/http/tolerant';
import { lookedUpRow, type LookedUpRow } from '../../../src/lookup/schema';
import {
  isAvailable,
  isUnchanged,
  planOf,
  defaultOffer,
  sumOf,
  toAdd,
  type Difference,
} from '../../../src/orders/plan';
import { earlierLine, type EarlierLine } from '../../../src/orders/schema';

afterEach(() => void vi.restoreAllMocks());

const read = <T>(result: { success: boolean; output: T }): T => {
  expect(result.success).toBe(true);
  return result.output;
};
const aLine = (fields: object = {}): EarlierLine =>
  read(
    parse(
      earlierLine,
      {
        index: 'GR-1',
        product_id: 1,
        name: 'Gres',
        quantity: 12,
        unit: 'opak.',
        price_net: '10.00',
        price_gross: '12.30',
        ...fields,
      },
      'line',
    ) as never,
  );
const aRow = (fields: object | null, rest: object = {}): LookedUpRow =>
  read(
    parse(
      lookedUpRow,
      {
        product: fields && {
          id: 1,
          index: 'GR-1',
          title: 'Gres',
          unit: 'opak.',
          price_net: '10',
          price_gross: '12.3',
          min: 1,
          step: 1,
          max: 500,
          ...fields,
        },
        ...rest,
      },
      'row',
    ) as never,
  );
const PLN = { ordered: 'PLN', now: 'PLN' };
const differences = (fields: object, line: object = {}): readonly Difference[] | undefined =>
  planOf([aLine(line)], [aRow(fields)], PLN)[0]?.offer?.differences;

describe('planOf reports a difference', () => {
  it.each<[string, object, object, readonly object[]]>([
    ['nothing', {}, {}, []],
    ['a number for a text, other spaces, HTML', { id: '1', title: ' <b>Gres</b>', price_net: 10 }, {}, []],
    [
      'the price',
      { price_net: '10.50', price_gross: '12.92' },
      {},
      [{ kind: 'price', of: 'net', from: '10', to: '10.5' }],
    ],
    ['the gross price alone', { price_gross: '10.8' }, {}, [{ kind: 'price', of: 'gross', from: '12.3', to: '10.8' }]],
    [
      'no price any more',
      { price_net: null, price_gross: null },
      {},
      [{ kind: 'price', of: 'net', from: '10', to: undefined }],
    ],
    [
      'a price that is missing in the order',
      {},
      { price_net: null, price_gross: null },
      [{ kind: 'price', of: 'net', from: undefined, to: '10' }],
    ],
    ['the name', { title: 'Gres szary' }, {}, [{ kind: 'name', from: 'Gres', to: 'Gres szary' }]],
    ['the code', { index: 'GR-9' }, {}, [{ kind: 'code', from: 'GR-1', to: 'GR-9' }]],
    ['the unit', { unit: 'm²' }, {}, [{ kind: 'unit', from: 'opak.', to: 'm²' }]],
    ['the package', { step: 5 }, {}, [{ kind: 'package', from: '12', to: '15' }]],
    ['the least', { min: 20 }, {}, [{ kind: 'package', from: '12', to: '20' }]],
    ['the stock', { max: 7 }, {}, [{ kind: 'stock', from: '12', to: '7' }]],
    [
      'package and stock',
      { step: 5, max: 13 },
      {},
      [
        { kind: 'package', from: '12', to: '15' },
        { kind: 'stock', from: '15', to: '10' },
      ],
    ],
    ['less there than can be ordered', { availability: { quantity: 4 } }, {}, [{ kind: 'short', to: '4' }]],
    ['decimal packages', { step: '1.44', min: '1.44' }, { quantity: '12.96' }, []],
  ])('%s', (_, now, ordered, expected) => {
    expect(differences(now, ordered)).toEqual(expected);
  });

  it('reports the price in another currency, whatever the amount', () => {
    const [entry] = planOf([aLine()], [aRow({})], { ordered: 'EUR', now: 'PLN' });
    expect(entry?.offer?.differences).toMatchObject([{ kind: 'price', from: '10', to: '10' }]);
  });
});

describe('the default offer', () => {
  it('is only the same product: the buyer must choose a successor', () => {
    const [entry] = planOf([aLine()], [aRow({ id: 2, index: 'GR-2', title: 'Gres II' })], PLN);
    expect(entry).toMatchObject({ offer: undefined, others: [{ product: { id: 2 } }] });
    expect(defaultOffer(entry!)).toBeUndefined();
  });

  it('is undefined for a product known only by its name', () => {
    const [entry] = planOf([aLine({ product_id: null, index: null })], [aRow({})], PLN);
    expect(entry?.offer).toBeUndefined();
    expect(entry?.others).toHaveLength(1);
  });

  it('may be one of the candidates', () => {
    const row = aRow(null, {
      candidates: [
        { id: 9, title: 'Inny' },
        { id: 1, index: 'GR-1', title: 'Gres', price_net: 10 },
      ],
    });
    const [entry] = planOf([aLine()], [row], PLN);
    expect(entry?.offer?.product.id).toBe(1);
  });

  it('is undefined for a product without price or stock', () => {
    for (const unorderable of [{ max: 0 }, { price_net: null, price_gross: null }, { max: 3, step: 5 }]) {
      const [entry] = planOf([aLine()], [aRow(unorderable)], PLN);
      expect(defaultOffer(entry!)).toBeUndefined();
      expect(isAvailable(entry!.offer!)).toBe(false);
    }
  });

  it('of two lines of one product shares its stock, and both are added in one request', () => {
    const plan = planOf([aLine(), aLine({ quantity: 5 })], [aRow({ max: 14 }), aRow({ max: 14 })], PLN);
    expect(plan.map(({ offer }) => offer?.quantity)).toEqual(['12', '2']);
    expect(plan[1]?.offer?.differences).toEqual([{ kind: 'stock', from: '5', to: '2' }]);
    const offers = plan.map(({ offer }) => offer!);
    expect(toAdd(offers)).toEqual([{ id: 1, quantity: '14' }]);
    expect([sumOf(offers, 'net'), sumOf(offers, 'gross')]).toEqual(['140', '172.2']);
  });

  it('has the shop’s message before anything is added', () => {
    const [entry] = planOf([aLine()], [aRow({}, { message: 'Produkt wycofywany.' })], PLN);
    expect(isUnchanged(entry!)).toBe(false);
  });
});

/** A small catalogue, an order from it, and the later state of the shop. */
const aProduct = fc.record({
  net: fc.integer({ min: 1, max: 40 }),
  vat: fc.constantFrom(8, 23),
  unit: fc.constantFrom('szt.', 'opak.', 'm²'),
  title: fc.constantFrom('Gres', 'Klej', 'Fuga <b>szara</b>'),
  step: fc.integer({ min: 1, max: 6 }),
  min: fc.integer({ min: 1, max: 12 }),
  max: fc.option(fc.integer({ min: 0, max: 40 })),
  there: fc.option(fc.integer({ min: 0, max: 40 })),
});
type Product = typeof aProduct extends fc.Arbitrary<infer P> ? P : never;
const aChange = fc.oneof(
  fc.record({ net: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ vat: fc.constantFrom(8, 23) }),
  fc.record({ unit: fc.constantFrom('szt.', 'opak.', 'm²') }),
  fc.record({ title: fc.constantFrom('Gres', 'Klej', 'Fuga <b>szara</b>') }),
  fc.record({ step: fc.integer({ min: 1, max: 6 }), min: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ max: fc.option(fc.integer({ min: 0, max: 40 })), there: fc.option(fc.integer({ min: 0, max: 40 })) }),
  fc.constant('gone' as const),
  fc.constant('successor' as const),
  fc.constant('unpriced' as const),
  fc.constant('same' as const),
);
const aStory = fc.array(
  fc.record({
    product: aProduct,
    change: aChange,
    quantities: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const wireOf = (id: number, one: Product, hasPrice = true) => ({
  id,
  index: `A-${id}`,
  title: one.title,
  unit: one.unit,
  price_net: hasPrice ? one.net : null,
  price_gross: hasPrice ? ((one.net * (100 + one.vat)) / 100).toFixed(2) : null,
  min: one.min,
  step: one.step,
  max: one.max,
  availability: one.there === null ? null : { quantity: one.there },
});

it('names each of 10,000 catalogue changes before anything is added', () => {
  let changed = 0;
  fc.assert(
    fc.property(aStory, (story) => {
      const ordered = story.flatMap(({ product, change, quantities }, id) => {
        const now = typeof change === 'string' ? product : { ...product, ...change };
        const was = wireOf(id, product);
        const isDiscontinued = change === 'gone' || change === 'successor';
        const row = isDiscontinued
          ? aRow(null, { candidates: change === 'successor' ? [wireOf(100 + id, now)] : [] })
          : aRow(wireOf(id, now, change !== 'unpriced'));
        return quantities.map((quantity) => ({ id, isDiscontinued, now, was, quantity, row, change, product }));
      });
      const lines = ordered.map(({ id, was, quantity }) =>
        aLine({
          index: was.index,
          product_id: id,
          name: was.title.replaceAll(/<.*?>/g, ''),
          quantity,
          unit: was.unit,
          price_net: was.price_net,
          price_gross: was.price_gross,
        }),
      );
      const plan = planOf(
        lines,
        ordered.map(({ row }) => row),
        PLN,
      );
      const sold = new Map<number, number>();
      plan.forEach((entry, position) => {
        const { id, isDiscontinued, now, product, quantity, change } = ordered[position]!;
        if (isDiscontinued) {
          changed += 1;
          expect(entry.offer).toBeUndefined();
          expect(defaultOffer(entry)).toBeUndefined();
          return;
        }
        const kinds = new Set(entry.offer?.differences.map(({ kind }) => kind));
        const takes = Number(entry.offer?.quantity);
        const sum = (sold.get(id) ?? 0) + takes;
        sold.set(id, sum);
        // The product that would be added can be ordered.
        expect(entry.offer?.product.id).toBe(id);
        if (takes > 0) {
          expect(takes % now.step).toBe(0);
          expect(takes).toBeGreaterThanOrEqual(now.min);
          expect(sum).toBeLessThanOrEqual(now.max ?? Infinity);
        }
        // Each difference is named, and nothing else.
        const hasPrice = change !== 'unpriced';
        expect(kinds.has('price')).toBe(!hasPrice || now.net !== product.net || now.vat !== product.vat);
        expect(kinds.has('name')).toBe(now.title !== product.title);
        expect(kinds.has('unit')).toBe(now.unit !== product.unit);
        if (takes !== quantity) expect(kinds.has('package') || kinds.has('stock')).toBe(true);
        if (takes > 0 && now.there !== null && sum > now.there)
          expect(kinds.has('short') || kinds.has('stock')).toBe(true);
        if (isUnchanged(entry)) {
          expect([takes, now.net, now.vat, now.unit, now.title]).toEqual([
            quantity,
            product.net,
            product.vat,
            product.unit,
            product.title,
          ]);
          expect(defaultOffer(entry)).toBe(entry.offer);
        } else changed += 1;
      });
      // The plan adds exactly its ticked entries.
      const added = toAdd(plan.flatMap((entry) => defaultOffer(entry) ?? []));
      for (const one of added) expect(Number(one.quantity)).toBe(sold.get(Number(one.id)));
    }),
    { numRuns: 5000 },
  );
  expect(changed).toBeGreaterThan(10_000);
}, 60_000);

it('survives any response for a row', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (product, candidates) => {
      const row = parse(lookedUpRow, { product, candidates }, 'row');
      if (row.success) planOf([aLine()], [row.output], PLN);
    }),
    { numRuns: 500 },
  );
});
