/** Decides that price formatting is prepared while the products are on their way. */
import { prepareMoney } from '../ui/money';

/** Call it with a request that has been sent: preparing Intl takes time. */
export function priced<Answer>(currency: string, answer: Promise<Answer>): Promise<Answer> {
  prepareMoney(currency);
  return answer;
}
