/** The calculator's result: needed amount, ordered amount, surplus, and price. */
import type { Content } from '../../ui/content';
import { formatMoney } from '../../ui/money';
import type { Unit } from '../schema';
import { text } from '../text';
import { bundlesOf, type Bundles, type Outcome } from './outcome';
import { inMain, inUnit } from './words';

const words = text.calculator;

export interface SumsProps {
  /** Undefined if it cannot be computed. */
  readonly outcome: Outcome | undefined;
  readonly unit: Unit | undefined;
  readonly mainUnit: Unit | undefined;
  readonly currency: string;
  readonly priceNote: string | undefined;
  readonly hasPrice: boolean;
  /** The number of units of sale per pallet. */
  readonly unitsOnPallet: number | undefined;
}

export function Sums({ outcome, unit, mainUnit, currency, priceNote, hasPrice, unitsOnPallet }: SumsProps) {
  if (outcome === undefined)
    return (
      <dl className="sums" part="sums">
        <Sum name={words.ordered} value="–" />
        {hasPrice && <Sum name={words.value} value="–" strong />}
      </dl>
    );
  const { amount, ordered, needed, missing, surplus, price, outers } = outcome;
  const main = mainUnit?.short_name ?? '';
  const pallets = bundlesOf(amount, unitsOnPallet);
  return (
    <dl className="sums" part="sums">
      {/* Its field contains the needed amount; repeat it only if the order falls short of it. */}
      {needed && missing && <Sum name={words.needed} value={inUnit(needed, unit)} />}
      <Sum
        name={words.ordered}
        value={inMain(amount, mainUnit)}
        more={[
          ordered && `= ${inUnit(ordered, unit)}`,
          outers && outersText(outers, main),
          pallets && palletsText(pallets, main),
        ]}
      />
      {surplus && <Sum name={words.surplus} value={inUnit(surplus, unit)} />}
      {price && <Sum name={words.value} value={formatMoney(price, currency)} more={[priceNote]} strong />}
    </dl>
  );
}

const outersText = ({ full, single }: Bundles, unit: string): string =>
  single === 0 ? words.outers(full) : words.outersAndSingles(full, single, unit);
const palletsText = ({ full, single }: Bundles, unit: string): string =>
  single === 0 ? words.pallets(full) : words.palletsAndSingles(full, single, unit);

interface SumProps {
  readonly name: Content;
  readonly value: string;
  readonly more?: readonly (string | undefined)[];
  readonly strong?: boolean;
}

export function Sum({ name, value, more = [], strong = false }: SumProps) {
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
