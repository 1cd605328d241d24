/** Reads the notes on a price: lowest and former price, reduction, and price by another unit. */
import * as v from 'valibot';
import { decimal } from './decimal';
import { maybe, text } from './tolerant';

const pair = { net: maybe(decimal), gross: maybe(decimal) };

/** Fields of anything that has a price. `basis`: the period in which the price was the lowest. */
export const priceNotes = {
  lowest_price: maybe(v.object({ ...pair, basis: v.picklist(['30-days', 'since-offer', 'before-first']) })),
  price_before: maybe(v.object(pair)),
  percent: maybe(decimal),
  unit_price: maybe(v.object({ ...pair, unit: text })),
};

const read = v.object(priceNotes);
export type PriceNotes = Partial<v.InferOutput<typeof read>>;
