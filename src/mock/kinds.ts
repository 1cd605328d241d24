/** Decides what the small shop knows of its carriers by their types. It states this for itself: a shop is what the kit judges by the cart's own rules. */

/** The slots that ask for what must be chosen before an order. */
export type Need = 'inpost' | 'inpost_contact';

interface Kind {
  readonly name: 'locker' | 'pickup' | 'transport' | 'courier';
  readonly goesToAddress: boolean;
  readonly needs: readonly Need[];
  /** Without a price it cannot be ordered. */
  readonly isQuoted: boolean;
  /** Nobody may give its price. */
  readonly isFree: boolean;
}

const courier: Kind = { name: 'courier', goesToAddress: true, needs: [], isQuoted: false, isFree: false };
const transport: Kind = { ...courier, name: 'transport', isQuoted: true };
const others = new Map<string, Kind>([
  ['parcelLocker', { ...courier, name: 'locker', goesToAddress: false, needs: ['inpost', 'inpost_contact'] }],
  ['pickup', { ...courier, name: 'pickup', goesToAddress: false, isFree: true }],
]);

export const kindOf = ({ type } = { type: '' }): Kind =>
  others.get(type) ?? (/^transport(?!\p{Ll})/u.test(type) ? transport : courier);
