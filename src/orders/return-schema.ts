/** Defines a return or complaint of an order on the wire: what may be returned, what the buyer sends, and what became of it. */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { limited, messageLimit, notesLimit } from '../http/limits';
import { byName, count, id, list, maybe, text } from '../http/tolerant';
import { wire, type Reads } from '../http/wire';
import { orderDocument } from './document-schema';

/** Last day, photos and questions. The dialog reads the questions: their schema would be half of a list of orders. */
export const returnTerms = v.object({
  until: maybe(text),
  upload_url: maybe(text),
  photos: maybe(count),
  photo_bytes: maybe(count),
  fields: v.optional(
    v.pipe(v.unknown() as Reads<readonly object[] | null>, wire({ listOfNamed: 'ExtraField' }), v.unknown()),
  ),
});
export type ReturnTerms = v.InferOutput<typeof returnTerms>;

/** A line, and how much of it. */
export const returnedLine = v.object({ id, quantity: decimal });

/** A filed return, with its state. */
export const orderReturn = v.object({
  number: text,
  status: maybe(text),
  status_text: maybe(text),
  lines: list(returnedLine, 'line of a return'),
  documents: list(orderDocument, 'document'),
});
export type OrderReturn = v.InferOutput<typeof orderReturn>;

const values = byName(limited(notesLimit));

/** Ticked lines with their answers and photos, the answers about all of them, and a note. */
export const returnBody = v.object({
  lines: v.array(v.object({ ...returnedLine.entries, fields: values, photos: v.array(text) })),
  fields: values,
  note: limited(messageLimit),
});
export type ReturnBody = v.InferInput<typeof returnBody>;
