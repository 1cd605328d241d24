/** Defines the withdrawal from a contract on the wire, and the order's lines in a template. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { limited, withdrawalLimits } from '../../http/limits';
import { id, list, maybe, text } from '../../http/tolerant';

/** A line that the buyer may withdraw from; `quantity` is the ordered one. */
const withdrawalLine = v.object({ id, name: text, quantity: maybe(decimal), unit: maybe(text) });
export type WithdrawalLine = v.InferOutput<typeof withdrawalLine>;

export const withdrawalLines = list(withdrawalLine, 'line of a withdrawal');

/** Without lines the buyer withdraws from the whole contract. */
export const withdrawal = v.object({
  name: limited(withdrawalLimits.name),
  contract: limited(withdrawalLimits.contract),
  email: limited(withdrawalLimits.email),
  lines: v.optional(v.array(v.object({ id, quantity: decimal }))),
});
export type Withdrawal = v.InferInput<typeof withdrawal>;

export const withdrawalBody = v.object({ withdrawal });

export const withdrawalReceipt = v.object({ number: text, received_at: text, statement: text, email: text });
export type WithdrawalReceipt = v.InferOutput<typeof withdrawalReceipt>;

export const withdrawalAnswer = v.object({ receipt: withdrawalReceipt });
