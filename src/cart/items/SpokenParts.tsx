/** Announces once when a quantity comes, after a press has changed it. */
import { useSpokenTotal } from '../summary/useSpokenTotal';

export function SpokenParts({ sentence, saving }: { readonly sentence: string; readonly saving: boolean }) {
  useSpokenTotal(sentence, saving);
  return null;
}
