/** Decides that what writes prices gets ready while the products are on their way. */
import { prepareMoney } from '../ui/money';

/** To be called with a question that has gone out: Intl takes its time. */
export function priced<Answer>(currency: string, answer: Promise<Answer>): Promise<Answer> {
  prepareMoney(currency);
  return answer;
}
