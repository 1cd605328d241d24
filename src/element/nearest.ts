/** Decides which known name was meant by an unknown one. */

/** The nearest of the names, if it is near enough to be meant: by `most` letters, or by a quarter of its length. */
export function nearest(name: string, names: Iterable<string>, most?: number): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: distance(name, one) }))
    .filter(({ one, distance: far }) => far <= (most ?? Math.max(2, Math.floor(one.length / 4))))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}

const lettersOf = (name: string): string[] => [...name.replaceAll(/[-_]/g, '').toLowerCase()];

/** Letters to add, drop or change (Levenshtein); underscores and capitals for hyphens cost nothing. */
function distance(from: string, to: string): number {
  const wanted = lettersOf(to);
  let far = wanted.length;
  /** How far what is read of `from` is from each beginning of `to`. */
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
