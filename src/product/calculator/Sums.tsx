/** Decides how the result of the calculator is told: what is needed, what is ordered, what is left over, and its price. */
import type { Decimal } from '../../http/decimal';
import { formatMoney, formatNumber } from '../../ui/money';
import type { Unit } from '../schema';
import { text } from '../text';
import { roundedAmount } from './amounts';
import type { Outcome } from './state';

const words = text.calculator;

export interface SumsProps {
  /** Undefined: nobody can tell. */
  readonly outcome: Outcome | undefined;
  readonly unit: Unit | undefined;
  readonly mainUnit: Unit | undefined;
  readonly currency: string;
  readonly priceNote: string | undefined;
  readonly hasPrice: boolean;
}

/** An exact amount and its unit, as they are read. */
export const inUnit = (exact: Decimal, unit: Unit | undefined): string =>
  `${formatNumber(roundedAmount(exact, unit?.decimals))}\u00A0${unit?.short_name ?? ''}`;

export function Sums({ outcome, unit, mainUnit, currency, priceNote, hasPrice }: SumsProps) {
  if (outcome === undefined)
    return (
      <dl className="sums" part="sums">
        <Sum name={words.ordered} value="–" />
        {hasPrice && <Sum name={words.value} value="–" strong />}
      </dl>
    );
  const { amount, ordered, needed, missing, surplus, price, outers } = outcome;
  const main = mainUnit?.short_name ?? '';
  return (
    <dl className="sums" part="sums">
      {/* It stands in its field; here only beside what falls short of it. */}
      {needed && missing && <Sum name={words.needed} value={inUnit(needed, unit)} />}
      <Sum
        name={words.ordered}
        value={`${formatNumber(String(amount))}\u00A0${main}`}
        more={[ordered && `= ${inUnit(ordered, unit)}`, outers && outersText(outers, main)]}
      />
      {surplus && <Sum name={words.surplus} value={inUnit(surplus, unit)} />}
      {price && <Sum name={words.value} value={formatMoney(price, currency)} more={[priceNote]} strong />}
    </dl>
  );
}

const outersText = ({ full, single }: { readonly full: number; readonly single: number }, unit: string): string =>
  single === 0 ? words.outers(full) : words.outersAndSingles(full, single, unit);

interface SumProps {
  readonly name: string;
  readonly value: string;
  readonly more?: readonly (string | undefined)[];
  readonly strong?: boolean;
}

function Sum({ name, value, more = [], strong = false }: SumProps) {
  return (
    <div className={strong ? 'sum sum--strong' : 'sum'}>
      <dt>{name}</dt>
      <dd>
        <span className="number">{value}</span>
        {more.filter(Boolean).map((one) => (
          <small key={one}>{one}</small>
        ))}
      </dd>
    </div>
  );
}
