/** The bar below the list: lookup progress, number of ready rows, sums, and the button for the cart. */
import { useRef } from 'react';
import { useFrozenDuringPress } from '../fields/useFrozenDuringPress';
import { plus, rounded, times } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import { Button } from '../ui/Button';
import { ShoppingCart } from '../ui/icons';
import { formatMoney } from '../ui/money';
import { pricedAt } from '../ui/steps/priced';
import type { List } from './row-lookup';
import type { RowListStore } from './row-list';
import type { Money } from './RowLine';
import { isEmpty } from './rows';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';

interface FootProps {
  readonly list: List;
  readonly rowList: RowListStore;
  readonly money: Money;
  readonly currency: string;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  /** Moves the focus to the field of a row that needs correction. */
  readonly onShow: (at: { readonly key: number; readonly isAmount: boolean }) => void;
}

const isWaiting = ({ state }: Row): boolean => state === 'waiting' || state === 'asking';

const validOf = (rows: readonly Row[]) => rows.filter((row) => orderedOf(verdictOf(row)) !== undefined);

/** The sum of the valid rows; undefined if one of them has no price. */
function totalOf(rows: readonly Row[], money: Money): Decimal | undefined {
  let sum = '0' as Decimal;
  for (const row of rows) {
    const ordered = orderedOf(verdictOf(row));
    const price = row.product && pricedAt(row.product, ordered)[`price_${money}`];
    if (price === undefined || ordered === undefined) return undefined;
    sum = plus(sum, rounded(times(price, ordered), 2));
  }
  return sum;
}

export function Foot({ list, rowList, money, currency, isAdding, onAdd, onShow }: FootProps) {
  /** On blur a lookup could move a button under the pointer, so only the cart button uses the current list. */
  const steady = useFrozenDuringPress(list);
  const ready = validOf(list.rows).length;
  const filled = steady.rows.filter((row) => !isEmpty(row));
  const valid = validOf(filled);
  const waiting = filled.filter(isWaiting);
  const invalid = filled.filter((row) => !valid.includes(row) && !isWaiting(row) && row.state !== 'empty');
  const lastVisited = useRef<number>(undefined);
  const showNext = () => {
    const at = invalid.findIndex(({ key }) => key === lastVisited.current);
    const next = invalid[(at + 1) % invalid.length];
    lastVisited.current = next?.key;
    if (next) onShow({ key: next.key, isAmount: /^(quantity|stock|unit)$/.test(verdictOf(next).kind) });
  };
  const done = filled.length - waiting.length;
  const other = money === 'net' ? 'gross' : 'net';
  const sums = ([money, other] as const).flatMap((one) => {
    const sum = valid.length === 0 ? undefined : totalOf(valid, one);
    return sum === undefined ? [] : [[one, sum] as const];
  });
  return (
    <div className="foot" part="foot">
      <div className="foot__state">
        {waiting.length > 0 && (
          <p className="foot__progress">
            <progress max={filled.length} value={done} aria-label={quickText.progress(done, filled.length)} />
            <span className="number">
              {steady.isAsking ? quickText.progress(done, filled.length) : quickText.stopped(done, filled.length)}
            </span>
            {steady.isAsking && filled.length > 1 ? (
              <Button size="small" onClick={rowList.stop}>
                {quickText.stop}
              </Button>
            ) : (
              !steady.isAsking && (
                <Button size="small" onClick={rowList.resume}>
                  {quickText.resume}
                </Button>
              )
            )}
          </p>
        )}
        {invalid.length > 0 && (
          <p className="foot__wrong">
            <span>{quickText.toMend(invalid.length)}</span>
            <Button size="small" onClick={showNext}>
              {quickText.next}
            </Button>
          </p>
        )}
      </div>
      <div className="foot__go">
        {sums.length > 0 && (
          <dl className="foot__sums">
            {sums.map(([one, sum], index) => (
              <div key={one} className={index === 0 ? 'foot__sum foot__sum--first' : 'foot__sum muted'}>
                <dt>{quickText.total[one]}</dt>
                <dd className="number">{formatMoney(sum, currency)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Button
          variant="primary"
          size="large"
          icon={<ShoppingCart size={20} />}
          busy={isAdding}
          blocked={ready === 0 ? [quickText.nothing] : []}
          onClick={onAdd}
        >
          {ready === 0 ? quickText.addNone : quickText.add(ready)}
        </Button>
      </div>
    </div>
  );
}
