/** Decides which known name an unknown one was meant to be. */
import { edits } from '../page/edits';

/** Case and underscores for hyphens are free. */
const plain = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase();

/** The nearest name, if near enough to be meant: within `most` letters, or a quarter of its length. */
export function nearest(name: string, names: Iterable<string>, max?: number): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: edits(plain(name), plain(one)) }))
    .filter(({ one, distance: far }) => far <= (max ?? Math.max(2, Math.floor(one.length / 4))))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}
