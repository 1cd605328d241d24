/** Stores recent searches in this browser only, for 90 days; never sends them. */
import { fold } from '../fields/fold';
import { codeText } from '../fields/typed-text';
import { browserTexts } from '../page/storage';

const KEY = 'shop-elements.last-searches';
const SEASON = 90 * 86_400;
const MAX_PHRASES = 5;
/** Longer phrases are pasted by mistake, a single letter is no search. */
const isStorable = (phrase: string): boolean => phrase.length > 1 && phrase.length <= 80;

/** Newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserTexts.get(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MAX_PHRASES) : [];
  } catch {
    return [];
  }
}

/** Phrases that fold to the same text are the same. */
export function rememberSearch(raw: string): void {
  const phrase = codeText(raw);
  if (!isStorable(phrase)) return;
  const others = recentSearches().filter((one) => fold(one) !== fold(phrase));
  browserTexts.set(KEY, JSON.stringify([phrase, ...others].slice(0, MAX_PHRASES)), SEASON);
}

export const forgetSearches = (): void => browserTexts.remove(KEY);
