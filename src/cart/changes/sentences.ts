/** Decides how a change is said. */
import { formatMoney, formatNumber } from '../../ui/money';
import { text } from '../text';
import type { Change } from './changes';

/** One sentence; prices in the cart's currency. */
export function changeSentence(change: Change, currency: string): string {
  const { name } = change;
  switch (change.kind) {
    case 'price':
    case 'carrier_price':
      return text.changes[change.kind](name, formatMoney(change.from, currency), formatMoney(change.to, currency));
    case 'quantity':
      return text.changes.quantity(name, formatNumber(String(change.from)), formatNumber(String(change.to)));
    case 'item_added':
      return text.changes.item_added(name, formatNumber(String(change.to)));
    case 'carrier':
    case 'payment':
    case 'destination':
      return text.changes[change.kind](change.from || text.changes.nothing, change.to || text.changes.nothing);
    default:
      return text.changes[change.kind](name);
  }
}
