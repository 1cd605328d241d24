/** Splits a long table into groups, whose rendering the browser may skip while they are out of view. */

/** Lines per group. The browser lays out whole groups, and a slow phone takes 0.1 s for six new lines. */
export const SIZE = 6;

/** Number of groups that fill a screen: the browser always lays them out (items.css). */
export const ON_SCREEN = 2;

export const groupsIn = (lines: number): number => Math.ceil(lines / SIZE);

/** Returns a function that splits a list. A group keeps its identity while its entries do. */
export function grouping<T>(): (list: readonly T[]) => readonly (readonly T[])[] {
  let before: readonly (readonly T[])[] = [];
  return (list) => (before = chunks(list, before));
}

/** The list in groups. A group with the same entries as in `previous` is the same object. */
export function chunks<T>(list: readonly T[], previous: readonly (readonly T[])[] = []): readonly (readonly T[])[] {
  return [...Array(groupsIn(list.length)).keys()].map((at) => {
    const group = list.slice(at * SIZE, (at + 1) * SIZE);
    const before = previous[at];
    return before?.length === group.length && group.every((entry, i) => entry === before[i]) ? before : group;
  });
}
