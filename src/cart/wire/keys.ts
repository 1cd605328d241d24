/** Keys of lines and their changes: cart id and line id, because child carts may each number their lines from 1. */
import type { Id } from '../../http/tolerant';

/** A line's place in the cart. */
export interface LinePlace {
  readonly cartId: Id;
  readonly id: Id;
}

/** The length prefix prevents an id from matching the end of another id. */
const sized = (id: Id | undefined): string => `${String(id).length}:${id},`;

/** Equal for the same line, whether its ids are numbers or texts. No line's key is a prefix of another's. */
export const lineKey = (cartId: Id | undefined, id: Id): string => sized(cartId) + sized(id);

/** The key of a line by its place; without `cartId`, a key that no line has. */
export const placeKey = ({ cartId, id }: { readonly cartId?: Id; readonly id: Id }): string => lineKey(cartId, id);

export const quantityKey = (line: string): string => `quantity:${line}`;
export const removalKey = (line: string): string => `remove:${line}`;
/** The key of a further field; `line`: its line's key. Each version of a consent has its own key. */
export const fieldKey = (name: string, line?: string, version = ''): string =>
  line === undefined ? `extra_field:${name}${version && ` ${version}`}` : `line_field:${line}${name}`;

/** The part of a key after `quantity:`, `remove:` or `line_field:`, which begins with the line's key. */
export const lineIn = (key: string): string | undefined => /^(?:quantity|remove|line_field):([^]*)$/.exec(key)?.[1];
