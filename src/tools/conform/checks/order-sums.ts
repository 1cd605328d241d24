/** Checks that the lines and charges of an order sum up to its totals, net and gross. */
import * as v from 'valibot';
import { compare, decimal, plus, type Decimal } from '../../../http/decimal';
import { list, maybe, text } from '../../../http/tolerant';

const totals = { total_net: maybe(decimal), total_gross: maybe(decimal) };
/** The parts of an order that are summed up. */
export const summed = {
  ...totals,
  lines: v.pipe(v.array(v.object({ ...totals, name: text, quantity: decimal })), v.minLength(1)),
  charges: list(v.object(totals), 'charge of an order'),
};

/** Undefined for an order without charges: the page displays no total below its lines. */
export function sumFault({ lines, charges, ...order }: v.InferOutput<v.ObjectSchema<typeof summed, undefined>>) {
  if (charges.length === 0) return undefined;
  const faults = (['total_net', 'total_gross'] as const).flatMap((kind) => {
    const total = order[kind];
    // A line without its own total is displayed as price × quantity.
    if (total === undefined || lines.some((one) => one[kind] === undefined)) return [];
    const sum = [...lines, ...charges].reduce((all, one) => plus(all, one[kind] ?? ('0' as Decimal)), '0' as Decimal);
    return compare(sum, total) === 0 ? [] : `lines and charges sum up to a ${kind} of ${sum}, the order's is ${total}`;
  });
  return faults[0];
}
