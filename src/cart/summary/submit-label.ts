/** The words on the order button. */
import { docsUrl } from '../../page/docs-url';
import { text } from '../text';
import type { Cart } from '../wire/cart';

let isLogged = false;

/**
 * The template's label. For a consumer it has to name the payment: the law quotes one wording and allows others as unambiguous,
 * of which only the words on the button count (C-249/21), so that any other label gives way to ours.
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
