/** Announcements for arriving suggestions and completions. */
import { boxText } from './text';

export function spokenSuggestions(products: number, categories = 0): string {
  if (products + categories === 0) return boxText.none;
  const counts = [products > 0 && boxText.productCount(products), categories > 0 && boxText.categoryCount(categories)];
  return boxText.suggestions(counts.filter(Boolean).join(', '));
}

export const spokenPhrases = (count: number): string => (count === 0 ? boxText.none : boxText.phrases(count));
