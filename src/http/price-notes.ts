/** Reads the notes on a price: lowest and former price, reduction, price by another unit, and prices by quantity. */
import * as v from 'valibot';
import { decimal } from './decimal';
import { list, maybe, text } from './tolerant';

const pair = { net: maybe(decimal), gross: maybe(decimal) };

/** What one unit costs from a quantity on. `unit`: by default the product's. */
export const priceStep = v.object({ ...pair, unit: maybe(text), from: decimal });
export type PriceStep = v.InferOutput<typeof priceStep>;
export const priceSteps = list(priceStep, 'step of a price');

/** Fields of anything that has a price. `basis`: the period in which the price was the lowest. */
export const priceNotes = {
  lowest_price: maybe(v.object({ ...pair, basis: v.picklist(['30-days', 'since-offer', 'before-first']) })),
  price_before: maybe(v.object(pair)),
  percent: maybe(decimal),
  unit_price: maybe(v.object({ ...pair, unit: text })),
  price_steps: priceSteps,
};

const read = v.object(priceNotes);
export type PriceNotes = Partial<v.InferOutput<typeof read>>;
