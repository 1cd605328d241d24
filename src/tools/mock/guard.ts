/** The checks of the small shop that a fault may disable, and the styles of a correct shop. */
import type { Rounding } from '../../shop/totals';
import type { RuleName } from '../../shop/text';

/** One check each: the rules of `src/shop`, and those of the small shop's calls. `csrf:`, `lock:` and `own:` check one action. */
export type Guard =
  | `csrf${string}`
  | `lock${string}`
  | `own:${string}`
  | `own-${'views' | 'cart' | 'line' | 'address' | 'order' | 'orders'}`
  | RuleName
  | `order-${'alone' | 'true'}`
  | `key-${'once' | 'body' | 'session' | 'action' | 'empty' | 'address' | 'address-body' | 'add'}`
  | `stock${'' | '-at-once'}`
  | `can${'' | `:${string}`}`
  | `claim:${string}`
  | `frozen${'' | `:${string}`}`
  | `hidden${'' | '-colleague' | '-quote' | `:${string}`}`
  | `process-${'alone' | 'note' | 'reason' | 'order' | 'held-order' | 'seen' | 'unseen' | 'offer' | 'price'}`
  | 'price-follows'
  | 'wish-kept'
  | 'list-name'
  | 'own-codes'
  | `file-${'token' | 'type' | 'size' | 'owner'}`
  | 'withdrawal-open'
  | `find-${'same' | 'hidden' | 'often'}`
  | `action-${'once' | 'known' | 'long' | 'own'}`
  | `return-${'most' | 'once' | 'own' | 'photo'}`
  | 'one-action'
  | 'readable'
  | 'type'
  | 'turn';

/** How a correct shop may differ from the standard one. */
export interface Style {
  readonly rounding?: Rounding;
  readonly emptyStart?: boolean;
  readonly cartIds?: 'same';
  /** Each session counts its lines, addresses and carts from 1. */
  readonly ids?: 'session';
  /** A new cart has a carrier and a payment. */
  readonly ready?: boolean;
  /** The number of lines in a new cart; three by default. */
  readonly lines?: number;
  /** Visitors without an account get no cart, and may make no call. */
  readonly signedIn?: boolean;
  /** An order above it needs approval: gross, in grosze. */
  readonly approvalOver?: number;
  /** A second person approves an order above it, after the first: gross, in grosze. */
  readonly secondOver?: number;
  /** A quote may be requested from it: net, in grosze. */
  readonly quoteFrom?: number;
  /** Whether the lines come in parts, and the buyer chooses how they are sent. */
  readonly isInParts?: boolean;
  /** Whether products are cheaper from a quantity on. */
  readonly hasSteps?: boolean;
  /** Whether a product has the buyer's own symbol, and a price that holds until a day. */
  readonly hasTerms?: boolean;
  /** The order takes a file; `required`: it needs one. */
  readonly file?: 'optional' | 'required';
  /** A part of the order from before has not been sent. */
  readonly incomplete?: boolean;
  /** Earlier orders take returns. */
  readonly returns?: boolean;
  /** A buyer who confirms an empty cart is redirected to the last order. */
  readonly thanksAgain?: boolean;
}
