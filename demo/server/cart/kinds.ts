/** Decides what the shop asks of a buyer for each kind of carriers; of which kind one is, and that it asks, the package says. */
import { kindOf, type KnownNeed } from '../../../src/cart/session/kinds';
import type { CartRow } from './load';
import { text } from './text';

type Typed = { readonly type: string } | undefined;
type Chosen = Pick<CartRow, 'inpostCode' | 'inpostEmail' | 'inpostPhone'>;

export const isLocker = (carrier: Typed): boolean => kindOf(carrier).name === 'locker';

const asked: Readonly<Record<KnownNeed['slot'], readonly [isChosen: (own: Chosen) => boolean, sentence: string]>> = {
  inpost: [({ inpostCode }) => inpostCode !== null, text.noLocker],
  inpost_contact: [({ inpostEmail, inpostPhone }) => Boolean(inpostEmail && inpostPhone), text.noContact],
};

/** What must be chosen before an order and is not, in the order in which it is asked for. */
export const lacking = (carrier: Typed, own: Chosen): { slot: KnownNeed['slot']; sentence: string }[] =>
  kindOf(carrier).needs.flatMap(({ slot }) => {
    const [isChosen, sentence] = asked[slot];
    return isChosen(own) ? [] : [{ slot, sentence }];
  });
