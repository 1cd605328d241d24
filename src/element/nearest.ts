/** Decides which known name an unknown one was meant to be. */

/** The nearest name, if near enough to be meant: within `most` letters, or a quarter of its length. */
export function nearest(name: string, names: Iterable<string>, most?: number): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: distance(name, one) }))
    .filter(({ one, distance: far }) => far <= (most ?? Math.max(2, Math.floor(one.length / 4))))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}

const lettersOf = (name: string): string[] => [...name.replaceAll(/[-_]/g, '').toLowerCase()];

/** The number of letters to add, drop or change (Levenshtein); case and underscores for hyphens are free. */
function distance(from: string, to: string): number {
  const wanted = lettersOf(to);
  let far = wanted.length;
  /** The distance between the letters of `from` read so far and each prefix of `to`. */
  let row = [...Array(far + 1).keys()];
  for (const letter of lettersOf(from)) {
    let before = Infinity;
    far = Infinity;
    row = row.map((above, at) => {
      far = Math.min(far, above, before - (letter === wanted[at - 1] ? 1 : 0)) + 1;
      before = above;
      return far;
    });
  }
  return far;
}
