/** Computes the edit distance of two spellings. */

/** Characters to insert, delete, replace, or swap with the next one. Stops counting above `max` and returns a number greater than it. */
export function editDistance(one: string, other: string, max = Infinity): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let last = [...other, ''].map((_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const steps = [(next[at - 1] ?? 0) + 1, (last[at] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...steps, isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity));
    }
    if (Math.min(...next) > max) return max + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? max + 1;
}
