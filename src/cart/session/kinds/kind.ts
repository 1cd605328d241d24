/** The interface of a kind of carriers. Each kind has one file here; no other code asks for a carrier's kind. */
import type { text } from '../../text';
import type { Cart } from '../../wire/cart';
import type { SlotName } from '../../wire/slots';

/** Something that has to be chosen before the next step opens (rules R2, R4). */
interface Choice {
  /** Where its step says what is missing to a buyer who came too early. */
  readonly slot: SlotName;
  /** A function, because no text may be read before the page has set its language. */
  readonly message: () => string;
  readonly isMet: (cart: Cart) => boolean;
}

/** On the first step it blocks the button, whose reason leads to its place. On the second a press of the button asks for it. */
export type Need =
  | (Choice & { readonly step: '/'; readonly blocker: keyof typeof text.blockers; readonly place: string })
  | (Choice & { readonly step: '/addresses' });

export interface Kind<Asked extends Need = Need> {
  readonly name: string;
  /** By the type on the wire and the page's brand. Absent: the kind of every carrier that no other kind claims. */
  readonly isOf?: (type: string, brand?: string) => boolean;
  /** Where the goods go if not to an address of the buyer. */
  readonly destination?: (cart: Cart) => string;
  /** Its price cannot be changed by a trader (rule T1). */
  readonly isFree?: true;
  /** A net price of zero means that there is none yet (rule O3). */
  readonly isQuoted?: true;
  readonly needs: readonly Asked[];
}
