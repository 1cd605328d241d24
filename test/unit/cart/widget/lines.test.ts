/** Tests the text below a cart's first lines in the dropdown. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { amountOf, restOf, firstItems, sumsOf, valueOf } from '../../../../src/cart/widget/lines';
import { widgetAnswer, widgetItem } from '../../../../src/cart/widget/schema';

const items = (count: number) =>
  Array.from({ length: count }, () => v.parse(widgetItem, { name: 'Gres', quantity: 1 }));

it.each([
  [0, 0, 'Twój koszyk jest pusty.'],
  [1, 1, undefined],
  [4, 4, undefined],
  [5, 4, 'i jeszcze 1\u00A0pozycja'],
  [9, 4, 'i jeszcze 5\u00A0pozycji'],
])('firstItems of %i lines returns %i, restOf returns %s', (count, length, below) => {
  expect(firstItems({ id: '1', items: items(count) }, undefined)).toHaveLength(length);
  expect(restOf(items(count))).toBe(below);
});

const answer = (...lines: readonly (readonly [name: string, quantity: number])[]) =>
  v.parse(widgetAnswer, { carts: [{ id: 7, items: lines.map(([name, quantity]) => ({ name, quantity })) }] });
const itemsOf = (now: ReturnType<typeof answer>, before: ReturnType<typeof answer> | undefined) =>
  firstItems(now.carts[0]!, before).map(({ name, isNew }) => (isNew ? `+ ${name}` : name));

it('firstItems marks added or increased items and puts them first [B36]', () => {
  const now = answer(['Gres', 10], ['Klej', 4], ['Fuga', 1], ['Taśma', 2], ['Wkręt', 5]);
  expect(itemsOf(now, answer(['Gres', 10], ['Klej', 4], ['Fuga', 1], ['Taśma', 2]))).toEqual([
    '+ Wkręt',
    'Gres',
    'Klej',
    'Fuga',
  ]);
  expect(itemsOf(now, answer(['Gres', 9], ['Klej', 4], ['Fuga', 3], ['Taśma', 2], ['Wkręt', 5]))[0]).toBe('+ Gres');
});

it('firstItems marks nothing in the first response, and only new items in a cart with a new id [B36]', () => {
  const now = answer(['Gres', 10], ['Klej', 4]);
  expect(itemsOf(now, undefined)).toEqual(['Gres', 'Klej']);
  expect(itemsOf(now, v.parse(widgetAnswer, { carts: [] }))).toEqual(['+ Gres', '+ Klej']);
  const other = v.parse(widgetAnswer, { carts: [{ id: 8, items: [{ name: 'Gres', quantity: 10 }] }] });
  expect(itemsOf(now, other)).toEqual(['+ Klej', 'Gres']);
});

const priced = v.parse(widgetItem, {
  name: 'Gres',
  quantity: 10,
  unit: 'opak.',
  priceNet: '58.49',
  priceGross: '71.94',
  totalPriceNet: '584.90',
});

it('amountOf returns quantity, unit and price, net or gross as on the page [B36]', () => {
  expect(amountOf(priced, 'net', 'PLN')).toBe('10\u00a0opak.\u00a0×\u00a058,49\u00a0zł');
  expect(amountOf(priced, 'gross', 'PLN')).toBe('10\u00a0opak.\u00a0×\u00a071,94\u00a0zł');
  expect(amountOf({ ...priced, unit: undefined }, 'net', 'PLN')).toBe('× 10');
});

it('valueOf labels a value of the other kind [B36]', () => {
  expect(valueOf(priced, 'net', 'PLN')).toBe('584,90\u00a0zł');
  expect(valueOf(priced, 'gross', 'PLN')).toBe('584,90\u00a0zł\u00a0netto');
});

it('sumsOf returns the page’s kind first, and only sums that the server sends [B36]', () => {
  const [cart] = v.parse(widgetAnswer, { carts: [{ id: 7, totalNet: '10', totalGross: '12.3' }] }).carts;
  expect(sumsOf(cart!, 'net', 'PLN').map(({ isNet }) => isNet)).toEqual([true, false]);
  expect(sumsOf(cart!, 'gross', 'PLN').map(({ sum }) => sum)).toEqual(['12,30\u00a0zł', '10,00\u00a0zł']);
  expect(sumsOf({ ...cart!, totalNet: undefined, totalGross: undefined }, 'net', 'PLN')).toEqual([]);
});
