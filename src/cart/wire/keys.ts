/** Keys of lines and their changes: cart id and line id, because child carts may each number their lines from 1. */
import type { Id } from '../../http/tolerant';

/** A line's place in the cart. */
export interface LinePlace {
  readonly cartId: Id;
  readonly id: Id;
}

/** With its length in front, no id can pass for the end of another. */
const sized = (id: Id | undefined): string => `${String(id).length}:${id},`;

/** The same text for the same line, whether its ids came as numbers or as texts; no line's key begins with another's. */
export const lineKey = (cartId: Id | undefined, id: Id): string => sized(cartId) + sized(id);

/** That of a line in its place; of a thing without a cart, a text that no line has. */
export const placeKey = ({ cartId, id }: { readonly cartId?: Id; readonly id: Id }): string => lineKey(cartId, id);

export const quantityKey = (line: string): string => `quantity:${line}`;
export const removalKey = (line: string): string => `remove:${line}`;
/** The key of a further field; `line` is its line's key. Each version of a consent's wording is another thing to agree to. */
export const fieldKey = (name: string, line?: string, version = ''): string =>
  line === undefined ? `extra_field:${name}${version && ` ${version}`}` : `line_field:${line}${name}`;

/** What follows the name in the key of a line's change: it begins with the line's key. */
export const lineIn = (key: string): string | undefined => /^(?:quantity|remove|line_field):([^]*)$/.exec(key)?.[1];
