/** The interface of a kind of carriers. Each kind has one file here; no other code asks for a carrier's kind. */
import type { text } from '../../text';
import type { Cart } from '../../wire/cart';
import type { SlotName } from '../../wire/slots';

/** A choice that is required before the next step (rules R2, R4). */
interface Choice {
  /** The slot of `message`, for a buyer who entered the next step too early. */
  readonly slot: SlotName;
  /** A function, because no text may be read before the page has set its language. */
  readonly message: () => string;
  readonly isMet: (cart: Cart) => boolean;
}

/** On step 1 it blocks the button, whose reason leads to `place`. On step 2 a press of the button opens its form. */
export type Need =
  | (Choice & { readonly step: '/'; readonly blocker: keyof typeof text.blockers; readonly place: string })
  | (Choice & { readonly step: '/addresses' });

export interface Kind<Needed extends Need = Need> {
  readonly name: string;
  /** Whether a carrier's wire type is of this kind. Absent: the kind of all remaining carriers. */
  readonly isOf?: (type: string, brand?: string) => boolean;
  /** The destination of the goods, if not an address of the buyer. */
  readonly destination?: (cart: Cart) => string;
  /** Traders cannot change its price (rule T1). */
  readonly isFree?: true;
  /** A net price of zero means that the price is not quoted yet (rule O3). */
  readonly isQuoted?: true;
  readonly needs: readonly Needed[];
}
