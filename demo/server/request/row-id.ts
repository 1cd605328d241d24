/** Validates row ids of a request: PostgreSQL fails on values outside its integers. */
import * as v from 'valibot';

const rowId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(2 ** 31 - 1),
);

/** A number or digits, in JSON, forms and URLs; undefined if no row can have this id. */
export function rowIdOf(raw: unknown): number | undefined {
  const read = v.safeParse(rowId, raw);
  return read.success ? read.output : undefined;
}
