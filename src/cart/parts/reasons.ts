/** Builds the sentence for each blocker. */
import { priceText } from '../../ui/price';
import { labelOf, missingField } from '../session/fields';
import type { Concern } from '../session/account';
import { limitGap } from '../session/limit';
import type { Blocker } from '../session/blocker-targets';
import { needsApproval } from '../session/process';
import { text } from '../text';
import type { Cart } from '../wire/cart';

/** The sentence for a minimum order contains its amount and the missing amount, if the server sends them. */
export function reasonOf(blocker: Blocker, cart: Cart, currency: string): string {
  const { prices } = cart;
  if (blocker === 'missing_field' || blocker === 'missing_line_field') {
    const lacking = missingField(cart, blocker === 'missing_field' ? ['order', 'delivery'] : ['line']);
    return lacking ? text.extra.missing(labelOf(lacking)) : text.blockers[blocker];
  }
  const overdue = cart.client_amount_after_deadline;
  if (blocker === 'amount_after_deadline' && overdue) return text.account.overdue(priceText(overdue, currency));
  const { net, gross, missing } = prices?.minimum_order ?? {};
  if (blocker !== 'minimum_order' || missing === undefined) return text.blockers[blocker];
  const word = net ? text.items.netShort : gross && text.items.grossShort;
  const lacking = priceText(missing, currency, { word });
  if (net) return text.totals.minimumNet(priceText(net, currency), lacking);
  return gross ? text.totals.minimumGross(priceText(gross, currency), lacking) : text.totals.minimum(lacking);
}

/** Choices that the bar of a phone names on its button. */
export const choices = {
  no_carrier: text.chooseDelivery,
  no_locker: text.delivery.chooseLocker,
  no_payment: text.choosePayment,
} as const satisfies Partial<Record<Blocker, string>>;

const isChoice = (blocker: Blocker): blocker is keyof typeof choices => blocker in choices;

/** The first missing choice, if nothing else is missing: a phone's button names it, and the list of reasons is omitted (rule R10). */
export const nextChoice = (blockers: readonly Blocker[]): keyof typeof choices | undefined =>
  blockers.every(isChoice) ? blockers[0] : undefined;

export function concernText(concern: Concern, cart: Cart, currency: string): string {
  if (concern !== 'limit') return reasonOf(concern, cart, currency);
  const { left, lacking } = limitGap(cart) ?? { left: '0', lacking: '0' };
  return text.payment.lacking(priceText(left, currency), priceText(lacking, currency));
}

/** The sentence of a begun payment: „za koszyk Rembud” if the cart is called „Koszyk Rembud” (rule L3). */
export function lockedSentence(name: string): string {
  const word = `${text.steps['/']} `;
  return text.locked(name.startsWith(word) ? name.slice(word.length) : name);
}

/** Why the cart needs approval, and by whom (rule J5). */
export function approvalSentence(cart: Cart): string | undefined {
  const { reasons = [], to = [] } = cart.approval ?? {};
  if (!needsApproval(cart)) return undefined;
  if (to.length === 0) return [...reasons, text.blockers.nobody].join(' ');
  return reasons.length > 0 ? reasons.join(' ') : text.process.required(to.join(', '));
}
