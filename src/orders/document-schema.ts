/** Defines a document of an order on the wire. */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { maybe, text } from '../http/tolerant';

/** A file of an order. `due_date` and `to_pay` show whether an invoice is overdue, `account` where to pay it. */
export const orderDocument = v.object({
  kind: maybe(text),
  label: maybe(text),
  url: maybe(text),
  number: maybe(text),
  ksef_number: maybe(text),
  ksef_hash: maybe(text),
  seller_nip: maybe(text),
  date: maybe(text),
  due_date: maybe(text),
  to_pay: maybe(decimal),
  account: maybe(text),
});
export type OrderDocument = v.InferOutput<typeof orderDocument>;
