/** The facts of a cart action, stated once for session, contract, kit and mock. */
import type * as v from 'valibot';
import type { Id } from '../../../http/tolerant';
import type { Cart } from '../cart';
import type { LinePlace } from '../keys';
import type { CartReply } from '../reply';
import type { SeenCart } from '../seen';
import type { SlotName } from '../slots';

/** Parts of a cart that the kit compares. `line`: the line that the action names. No action changes the currency. */
export type Part =
  | 'line'
  | 'lines'
  | 'notes'
  | 'contact'
  | 'locker'
  | 'project'
  | 'addresses'
  | 'delivery'
  | 'invoice'
  | 'carrier'
  | 'payment'
  | 'fields'
  | 'currency';

/** Choices by one click; the action and the choice have the same name. */
export type Choice = 'carrier' | 'payment' | 'payment_method' | 'project' | 'delivery_address' | 'invoice_address';

/** Values of pending changes, displayed over the cart's. The newest change of a value wins. */
export interface OverlayDraft {
  /** By `lineKey`. */
  readonly quantities: Record<string, number>;
  comments: string | undefined;
  /** Values of further fields, by `fieldKey`. */
  readonly fields: Record<string, string>;
  /** Ids; for `payment_method` the id of the method. */
  readonly choices: Partial<Record<Choice, Id | null>>;
  locker: Pick<Cart, keyof Cart & `inpost_point_${string}`> | undefined;
  /** The keys of lines whose removal is held or being sent. */
  readonly removed: Set<string>;
}

/** A cart's data for trying an action on it. */
export interface Offered {
  readonly cart: Cart;
  readonly seen: SeenCart;
  /** The id of a project, if the kit was started with one. */
  readonly project: Id | undefined;
  /** The cart's first line, with a different quantity. */
  readonly line: (LinePlace & { readonly quantity: number }) | undefined;
  /** The cart's first further field, with a different value. */
  readonly field:
    | {
        readonly name: string;
        readonly value: string;
        readonly version?: string;
        readonly id?: Id;
        readonly cartId?: Id;
      }
    | undefined;
}

/** Bodies for the mock shop, which the contract lists with their responses. */
export interface Samples<Body> {
  readonly good: Body;
  /** A body with an invalid value. Without `wrong`, the mock shop refuses the body `good` from the person `refusedTo`. */
  readonly wrong?: Body;
  /** Role that the action requires. Default: buyer. */
  readonly by?: 'trader' | 'specialist' | 'master';
  readonly refusedTo?: 'buyer' | 'locked';
}

/**
 * The functions are methods, so that the facts of one action are assignable to `Facts` of any. The first four are for Node only:
 * src/tools/pack/documentation.ts keeps them out of the browser's files.
 */
export interface Facts<Body> {
  readonly body: v.GenericSchema<Body, unknown>;
  readonly samples: Samples<Body>;
  /** Parts that may differ afterwards, besides prices. */
  readonly mayChange: readonly Part[];
  /** A body that would change this cart, for requests that must have no effect. Default: the good sample. Undefined if the cart lacks the data. */
  trialBody?(offered: Offered): Body | undefined;

  /** The slot that reports on this action alone. Messages in other slots are about the cart as it is now. */
  readonly slot?: SlotName;
  /** A newer change with the same key replaces this one. Keys of a line contain its `lineKey`. Default: the action's name. */
  keys?(body: Body): string[];
  /** The key of its job in the queue: a new job replaces a waiting one with the same key. Default: its keys. */
  queued?(body: Body): string;
  /** Combines a waiting and a new change in one request. Default: sends only the newer change. */
  merge?(waiting: Body, next: Body): Body;
  /** The body without the omitted keys; undefined if nothing remains. */
  part?(body: Body, isOmitted: (key: string) => boolean): Body | undefined;
  /** A typed text: waits until typing pauses, stays pending until accepted, and is not reported on the summary. */
  readonly isTyped?: true;
  /** The action is not sent a second time while it is under way. */
  readonly once?: true;
  /** Repeating it would have an effect: the tab's next page does not send it again. */
  readonly isSingle?: true;
  /** The body contains the values that the person has seen. session/confirm.ts sends the action, like an order. */
  readonly isSealed?: true;
  /** Whether the reply settles the change. Default: every reply does. */
  endsWith?(reply: CartReply): boolean;
  apply?(over: OverlayDraft, body: Body, isHeld: boolean): void;
  /** Whether the action requested this change, so that it is not reported. */
  explains?(body: Body, change: { readonly kind: string; readonly id: Id; readonly cartId?: Id }): boolean;
}

/** Infers the facts' body type from its schema. */
export const action = <S extends v.GenericSchema>(facts: Facts<v.InferInput<S>> & { readonly body: S }) => facts;
