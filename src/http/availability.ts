/** Reads a product's availability: how many, where and when. */
import * as v from 'valibot';
import { decimal } from './decimal';
import { maybe, text } from './tolerant';

/** `text` is the shop's own sentence, shown instead of the rest. */
export const availability = v.object({
  quantity: maybe(decimal),
  branch: maybe(text),
  date: maybe(text),
  text: maybe(text),
});
export type Availability = v.InferOutput<typeof availability>;
