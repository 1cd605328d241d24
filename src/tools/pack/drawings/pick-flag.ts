/** Picks the value of a print that determines whether a part is there. */
import type { Lookup } from '../../../element/template-expression';

/** The change between two prints: conditions for what only the earlier and only the later one has. */
interface Change {
  readonly before: string;
  readonly after: string;
}

/** Finds the value that decides: the first of the flags that differs. */
export type PickFlag = (from: Lookup, to: Lookup) => Change;

/** The first of the flags that differs; undefined if none does. */
export const pickFlag =
  (flags: readonly string[]): PickFlag =>
  (from, to) => {
    const isFilled = (value: unknown): boolean => (value instanceof Array ? value.length > 0 : Boolean(value));
    const flag = flags.find(
      (one) =>
        isFilled(from(one)) !== isFilled(to(one)) ||
        (isFilled(from(one)) && (flags[0] === one || typeof to(one) === 'string') && from(one) !== to(one)),
    );
    if (flag === undefined) throw new Error(`${flags.join()} do not explain the differences between the renders`);
    const [a, b] = [from(flag), to(flag)];
    if (isFilled(a) && isFilled(b)) return { before: `${flag}=${String(a)}`, after: `${flag}=${String(b)}` };
    return isFilled(a) ? { before: flag, after: `!${flag}` } : { before: `!${flag}`, after: flag };
  };
