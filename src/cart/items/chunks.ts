/** Decides how a long table is cut into groups that the browser may skip while they are out of view. */

/** Lines per group: few enough to lay out cheaply, and enough that 5,000 lines make only 200 groups. */
export const SIZE = 25;

/** Splits one list repeatedly: a group keeps its identity while its entries do. */
export function grouping<T>(): (list: readonly T[]) => readonly (readonly T[])[] {
  let before: readonly (readonly T[])[] = [];
  return (list) => (before = chunks(list, before));
}

/** The list in groups, in order; a group keeps its identity while its entries do (pass the previous result). */
export function chunks<T>(list: readonly T[], previous: readonly (readonly T[])[] = []): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / SIZE);
  return [...Array(count).keys()].map((at) => {
    const group = list.slice(at * SIZE, (at + 1) * SIZE);
    const before = previous[at];
    return before?.length === group.length && group.every((entry, i) => entry === before[i]) ? before : group;
  });
}
