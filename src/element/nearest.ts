/** Finds the known name that an unknown one most likely means. */
import { editDistance } from '../page/edit-distance';

/** Ignores case, and underscores in place of hyphens. */
const plain = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase();

/** The nearest name within `max` edits, by default a quarter of its length; undefined if none is near enough. */
export function nearest(name: string, names: Iterable<string>, max?: number): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: editDistance(plain(name), plain(one)) }))
    .filter(({ one, distance: far }) => far <= (max ?? Math.max(2, Math.floor(one.length / 4))))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}
