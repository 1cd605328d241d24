/** Builds the sentence for each kind of change. */
import { formatMoney, formatNumber, withUnit } from '../../ui/money';
import { changesText } from './text';
import type { Change } from '../session/changes';

/** `currency`: of all prices in the sentence. */
export function changeSentence(change: Change, currency: string): string {
  const { name } = change;
  switch (change.kind) {
    case 'price':
    case 'carrier_price':
      return changesText[change.kind](name, formatMoney(change.from, currency), formatMoney(change.to, currency));
    case 'quantity': {
      const [from, to] = quantities(change);
      const { total } = change;
      if (total === undefined || total.from === total.to) return changesText.quantity(name, from, to);
      return changesText.quantityValue(
        name,
        from,
        to,
        formatMoney(total.from, currency),
        formatMoney(total.to, currency),
      );
    }
    case 'item_added':
      return changesText.item_added(name, formatNumber(String(change.to)));
    case 'carrier':
    case 'payment':
    case 'destination':
      return changesText[change.kind](change.from || changesText.nothing, change.to || changesText.nothing);
    case 'detail':
      return changesText.detail(name, change.from || changesText.nothing, change.to || changesText.nothing);
    case 'cart':
    case 'other':
      return changesText[change.kind];
    case 'item_removed':
    case 'carrier_removed':
      return changesText[change.kind](name);
  }
}

export type QuantityChange = Extract<Change, { kind: 'quantity' }>;

/** Only the second quantity has the unit: "5 → 1 opak.". */
const quantities = ({ from, to, unit }: QuantityChange): [string, string] => [
  formatNumber(String(from)),
  withUnit(formatNumber(String(to)), unit),
];

/** The sentence of a quantity change beside its line. */
export const changedSentence = (change: QuantityChange): string => changesText.here(...quantities(change));
