/** Builds the sentence for each kind of change. */
import { formatMoney, formatNumber } from '../../ui/money';
import { text } from '../text';
import type { Change } from '../session/changes';

/** `currency`: of all prices in the sentence. */
export function changeSentence(change: Change, currency: string): string {
  const { name } = change;
  switch (change.kind) {
    case 'price':
    case 'carrier_price':
      return text.changes[change.kind](name, formatMoney(change.from, currency), formatMoney(change.to, currency));
    case 'quantity': {
      const [from, to] = quantities(change);
      const { total } = change;
      if (total === undefined || total.from === total.to) return text.changes.quantity(name, from, to);
      return text.changes.quantityValue(
        name,
        from,
        to,
        formatMoney(total.from, currency),
        formatMoney(total.to, currency),
      );
    }
    case 'item_added':
      return text.changes.item_added(name, formatNumber(String(change.to)));
    case 'carrier':
    case 'payment':
    case 'destination':
      return text.changes[change.kind](change.from || text.changes.nothing, change.to || text.changes.nothing);
    case 'detail':
      return text.changes.detail(name, change.from || text.changes.nothing, change.to || text.changes.nothing);
    case 'cart':
    case 'other':
      return text.changes[change.kind];
    case 'item_removed':
    case 'carrier_removed':
      return text.changes[change.kind](name);
  }
}

type QuantityChange = Extract<Change, { kind: 'quantity' }>;

/** Only the second quantity has the unit: "5 → 1 opak.". */
const quantities = ({ from, to, unit }: QuantityChange): [string, string] => [
  formatNumber(String(from)),
  [formatNumber(String(to)), unit].filter(Boolean).join('\u00A0'),
];

/** The sentence of a quantity change beside its line. */
export const changedSentence = (change: QuantityChange): string => text.changes.here(...quantities(change));
