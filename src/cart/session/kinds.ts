/** Finds a carrier's kind, and what its kind still requires. */
import { isZero } from '../../http/decimal';
import type { Cart } from '../wire/cart';
import type { Carrier } from '../wire/delivery';
import { courier } from './kinds/courier';
import type { Kind, Need } from './kinds/kind';
import { locker } from './kinds/locker';
import { pickup } from './kinds/pickup';
import { transport } from './kinds/transport';

const all = [locker, pickup, transport, courier] as const;

type Known = (typeof all)[number];
export type KindName = Known['name'];
export type KnownNeed = Known['needs'][number];
type KnownKind = Kind<KnownNeed> & { readonly name: KindName };

export const kinds: readonly KnownKind[] = all;

type Typed = Pick<Carrier, 'type'> | undefined;

export const kindOf = (carrier: Typed, brand?: string): KnownKind =>
  kinds.find(({ isOf }) => isOf?.(carrier?.type ?? '', brand)) ?? courier;

/** Whether the goods go to an address of the buyer. */
export const goesToAddress = (carrier: Typed): boolean => kindOf(carrier).destination === undefined;

/** Whether the price has not been quoted yet. For other kinds a price of zero means free delivery. */
export const isUnquoted = (carrier: Carrier | undefined, brand: string): boolean =>
  kindOf(carrier, brand).isQuoted === true && isZero(carrier?.price_net);

/** The kind's first unmet need on this step. */
export const unmet = <Step extends Need['step']>(
  cart: Cart,
  step: Step,
): Extract<KnownNeed, { readonly step: Step }> | undefined =>
  kindOf(cart.carrier).needs.find(
    (need): need is Extract<KnownNeed, { readonly step: Step }> => need.step === step && !need.isMet(cart),
  );
