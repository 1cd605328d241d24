/** Wire schemas of the notes, the safety and the guarantee of a line, and of the notice on the legal guarantee. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { list, maybe, text } from '../../http/tolerant';

/** A sentence about a line. `kind`: `info` or `warning`. */
export const lineNote = v.object({ kind: maybe(text), text, url: maybe(text) });

/** The person responsible for the product's safety, and its warnings. */
export const safety = v.object({
  producer: maybe(text),
  address: maybe(text),
  contact: maybe(text),
  responsible: maybe(text),
  identifier: maybe(text),
  warnings: list(text, 'safety warning'),
});

/** The harmonised label of a producer's guarantee: the shop's copy of the official picture, and its nested form. */
export const guarantee = v.object({
  years: decimal,
  image: text,
  nested: maybe(text),
  alt: maybe(text),
  url: maybe(text),
});

/** The harmonised notice on the legal guarantee: the shop's copy of the official picture, with its size in pixels. */
export const guaranteeNotice = v.object({
  image: text,
  width: decimal,
  height: decimal,
  alt: maybe(text),
  url: maybe(text),
});
