/** Wire schemas of the seller's account and of its state on the white list of VAT payers. */
import * as v from 'valibot';
import { maybe, text } from './tolerant';

/** `state`: `listed`, `not-listed` or `unknown`. */
export const whiteList = v.object({ state: text, checked_at: maybe(text), request_id: maybe(text) });
export type WhiteList = v.InferOutput<typeof whiteList>;

export const sellerAccount = v.object({ number: text, white_list: maybe(whiteList) });
