/** Decides how products are asked for by who shows their prices: what writes these gets ready while the answer is on its way. */
import { prepareMoney } from '../ui/money';
import { askSuggestions } from './api';
import type { Suggestions } from './schema';

export function askPriced(currency: string, ...call: Parameters<typeof askSuggestions>): Promise<Suggestions> {
  const answer = askSuggestions(...call);
  prepareMoney(currency);
  return answer;
}
