/** The shop's terms for each kind of carrier; the package defines the kinds. */
import { kindOf, type KindName, type KnownNeed } from '../../../src/cart/session/kinds';
import type { carts } from '../db/schema/carts';
import type { Grosze } from '../money/grosze';
import { text } from './text';

type Typed = { readonly type: string } | undefined;
type Chosen = Pick<typeof carts.$inferSelect, 'inpostCode' | 'inpostEmail' | 'inpostPhone'>;

interface Terms {
  /** Minimum net value of goods. Default: none. */
  readonly minimum?: Grosze;
  /** Free from the client's agreed goods value. */
  readonly isFreed?: true;
}

const terms: Readonly<Record<KindName, Terms>> = {
  locker: {},
  pickup: {},
  transport: { minimum: 300_00 },
  courier: { isFreed: true },
};

const needs: Readonly<Record<KnownNeed['slot'], readonly [isChosen: (own: Chosen) => boolean, sentence: string]>> = {
  inpost: [({ inpostCode }) => inpostCode !== null, text.noLocker],
  inpost_contact: [({ inpostEmail, inpostPhone }) => Boolean(inpostEmail && inpostPhone), text.noContact],
};

export const isLocker = (carrier: Typed): boolean => kindOf(carrier).name === 'locker';

export const termsOf = (carrier: Typed): Terms => terms[kindOf(carrier).name];

/** The missing choices of an order, in the order of the form. */
export const lacking = (carrier: Typed, own: Chosen): { slot: KnownNeed['slot']; sentence: string }[] =>
  kindOf(carrier).needs.flatMap(({ slot }) => {
    const [isChosen, sentence] = needs[slot];
    return isChosen(own) ? [] : [{ slot, sentence }];
  });
