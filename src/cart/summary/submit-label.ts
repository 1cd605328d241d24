/** The label of the order button. */
import { docsUrl } from '../../page/docs-url';
import { text } from '../text';
import type { Cart } from '../wire/cart';

let isLogged = false;

/**
 * The template's label. For a consumer the label must name the payment: the law quotes one wording and allows unambiguous others, judged by
 * the button's text alone (C-249/21). Any other label is replaced by ours.
 */
export function submitLabelFor(label: string | undefined, buyer: Cart['buyer']): string {
  if (!label) return text.summary.submit;
  const isClear = text.summary.payWords.split('|').some((words) => label.toLowerCase().includes(words));
  if (buyer !== 'consumer' || isClear) return label;
  if (!isLogged)
    console.warn(`shop-elements: submit-label "${label}" does not name the payment.`, docsUrl('submit-label'));
  isLogged = true;
  return text.summary.submit;
}
