/** Decides which known name was meant by an unknown one. */

/** The nearest of the names, if it is near enough to be meant: by `most` letters, or by a quarter of its length. */
export function nearest(name: string, names: Iterable<string>, most?: number): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: distance(name, one) }))
    .filter(({ one, distance: far }) => far <= (most ?? Math.max(2, Math.floor(one.length / 4))))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}

/** Letters to add, drop or change (Levenshtein); underscores and capitals for hyphens cost nothing. */
function distance(from: string, to: string): number {
  const [a, b] = [from, to].map((one) => one.replaceAll(/[-_]/g, '').toLowerCase()) as [string, string];
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
