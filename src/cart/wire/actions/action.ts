/** The facts of a cart action, stated once for session, contract, kit and mock. */
import type * as v from 'valibot';
import type { Id } from '../../../http/tolerant';
import type { Cart } from '../cart';
import type { InpostData } from '../delivery';
import type { LinePlace } from '../keys';
import type { CartReply } from '../reply';
import type { SeenCart } from '../seen';
import type { SlotName } from '../slots';

/** What the kit compares in a cart. `line`: the line that the action names. No action changes the currency. */
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

/** What one click chooses; the action and the choice have the same name. */
export type Choice = 'carrier' | 'payment' | 'payment_method' | 'project' | 'delivery_address' | 'invoice_address';

/** What the pending changes show over the cart; for each thing the newest change wins. */
export interface OverlayDraft {
  /** By `lineKey`. */
  readonly quantities: Record<string, number>;
  comments: string | undefined;
  /** Values of further fields, by `fieldKey`. */
  readonly fields: Record<string, string>;
  /** Ids; for `payment_method` the id of the method. */
  readonly choices: Partial<Record<Choice, Id | null>>;
  locker: InpostData | undefined;
  /** The keys of lines whose removal is held or being sent. */
  readonly removed: Set<string>;
}

/** What a cart offers to try an action on. */
export interface Offered {
  readonly cart: Cart;
  readonly seen: SeenCart;
  /** One that the shop knows, if the kit was told. */
  readonly project: Id | undefined;
  /** Its first line, with another quantity than it has. */
  readonly line: (LinePlace & { readonly quantity: number }) | undefined;
  /** Its first further field, with another value than it has. */
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

/** Bodies for the shop of src/tools/mock, which the contract shows with their answers. */
export interface Samples<Body> {
  readonly good: Body;
  /** Refused for what it says; without it, `good` is refused to `refusedTo`. */
  readonly wrong?: Body;
  /** Who may do it; a buyer unless stated. */
  readonly by?: 'trader' | 'specialist' | 'master';
  readonly refusedTo?: 'buyer' | 'locked';
}

/**
 * The functions are methods, so that the facts of one action can stand for those of any. The first four are for Node alone:
 * src/tools/pack/documentation.ts keeps them out of the browser's files.
 */
export interface Facts<Body> {
  readonly body: v.GenericSchema<Body, unknown>;
  readonly samples: Samples<Body>;
  /** What else than the prices may be another afterwards. */
  readonly mayChange: readonly Part[];
  /** A body that would change this cart, for what must not happen: the good sample unless stated; undefined if it offers nothing to try. */
  trialBody?(offered: Offered): Body | undefined;

  /** The slot that reports on this action alone. Messages in other slots are about the cart as it is now. */
  readonly slot?: SlotName;
  /** What it is about: a newer change with the same key takes its place. Those of a line contain its `lineKey`. By default the name. */
  keys?(body: Body): string[];
  /** Its place in the queue, if not its keys: what waits there is replaced by what comes. */
  queued?(body: Body): string;
  /** Both in one request, instead of the newer one alone. */
  merge?(waiting: Body, next: Body): Body;
  /** What is left without the keys that are over. */
  part?(body: Body, isOmitted: (key: string) => boolean): Body | undefined;
  /** Text: it waits until the typing pauses, stays pending until it is accepted, and is no news on the summary. */
  readonly isTyped?: true;
  /** Not sent again while it is under way. */
  readonly once?: true;
  /** It adds to what there is: the tab's next page does not send it again. */
  readonly isSingle?: true;
  /** Whether the reply ends it; by default any does. */
  endsWith?(reply: CartReply): boolean;
  apply?(over: OverlayDraft, body: Body, isHeld: boolean): void;
  /** Whether the buyer asked for this change, so that it is no news. */
  explains?(body: Body, change: { readonly kind: string; readonly id: Id; readonly cartId?: Id }): boolean;
}

/** The facts of the action whose body this schema reads. */
export const action = <S extends v.GenericSchema>(facts: Facts<v.InferInput<S>> & { readonly body: S }) => facts;
