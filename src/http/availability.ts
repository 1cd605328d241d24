/** Reads a product's availability: how many, where and when, also in parts. */
import * as v from 'valibot';
import { decimal } from './decimal';
import { list, maybe, text } from './tolerant';

const placed = { branch: maybe(text), date: maybe(text), text: maybe(text) };

/** A part of the quantity with its own time. `text` is the shop's own words beside the part's amount. */
export const availabilityPart = v.object({
  quantity: decimal,
  kind: v.picklist(['stock', 'incoming', 'on-order', 'none']),
  ...placed,
});

/** `text` is the shop's own sentence, shown instead of the rest. */
export const availability = v.object({ quantity: maybe(decimal), ...placed, parts: list(availabilityPart, 'part') });
export type Availability = v.InferOutput<typeof availability>;
