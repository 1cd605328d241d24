/** Prepares price formatting while a request for products is running. */
import { prepareMoney } from '../ui/money';

/** Call it with a running request: preparing Intl takes time. */
export function priced<Answer>(currency: string, answer: Promise<Answer>): Promise<Answer> {
  prepareMoney(currency);
  return answer;
}
