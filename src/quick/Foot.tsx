/** Decides what stands below the list: the progress of the lookup, which rows are ready, the sum, and the button for the cart. */
import { useRef } from 'react';
import { useSteady } from '../fields/useSteady';
import { plus, rounded, times } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import { Button } from '../ui/Button';
import { ShoppingCart } from '../ui/icons';
import { formatMoney } from '../ui/money';
import type { List } from './asking';
import type { Desk } from './desk';
import type { Money } from './RowLine';
import { isEmpty } from './rows';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';

interface FootProps {
  readonly list: List;
  readonly desk: Desk;
  readonly money: Money;
  readonly currency: string;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  /** Leads to a row's field. */
  readonly onShow: (key: number) => void;
}

const isWaiting = ({ found }: Row): boolean => found === 'waiting' || found === 'asking';

const rightOf = (rows: readonly Row[]) => rows.filter((row) => orderedOf(verdictOf(row)) !== undefined);

/** The sum of the valid rows; undefined if one of them has no price. */
function totalOf(rows: readonly Row[], money: Money): Decimal | undefined {
  let sum = '0' as Decimal;
  for (const row of rows) {
    const price = money === 'net' ? row.product?.price_net : row.product?.price_gross;
    const ordered = orderedOf(verdictOf(row));
    if (price === undefined || ordered === undefined) return undefined;
    sum = plus(sum, rounded(times(price, ordered), 2));
  }
  return sum;
}

export function Foot({ list, desk, money, currency, isAdding, onAdd, onShow }: FootProps) {
  /** A row looked up as its field is left would move what is pressed above this bar; only the button is of this moment. */
  const known = useSteady(list);
  const ready = rightOf(list.rows).length;
  const filled = known.rows.filter((row) => !isEmpty(row));
  const right = rightOf(filled);
  const waiting = filled.filter(isWaiting);
  const wrong = filled.filter((row) => !right.includes(row) && !isWaiting(row) && row.found !== 'empty');
  const shown = useRef<number>(undefined);
  const showNext = () => {
    const at = wrong.findIndex(({ key }) => key === shown.current);
    const next = wrong[(at + 1) % wrong.length];
    shown.current = next?.key;
    if (next) onShow(next.key);
  };
  const done = filled.length - waiting.length;
  const other = money === 'net' ? 'gross' : 'net';
  const sums = ([money, other] as const).flatMap((one) => {
    const sum = right.length === 0 ? undefined : totalOf(right, one);
    return sum === undefined ? [] : [[one, sum] as const];
  });
  return (
    <div className="foot" part="foot">
      <div className="foot__state">
        {waiting.length > 0 && (
          <p className="foot__progress">
            <progress max={filled.length} value={done} aria-label={quickText.progress(done, filled.length)} />
            <span className="number">
              {known.isAsking ? quickText.progress(done, filled.length) : quickText.stopped(done, filled.length)}
            </span>
            {known.isAsking && filled.length > 1 ? (
              <Button size="small" onClick={desk.stop}>
                {quickText.stop}
              </Button>
            ) : (
              !known.isAsking && (
                <Button size="small" onClick={desk.resume}>
                  {quickText.resume}
                </Button>
              )
            )}
          </p>
        )}
        {wrong.length > 0 && (
          <p className="foot__wrong">
            <span>{quickText.toMend(wrong.length)}</span>
            <Button size="small" onClick={showNext}>
              {quickText.next}
            </Button>
          </p>
        )}
      </div>
      <div className="foot__go">
        {sums.length > 0 && (
          <dl className="foot__sums">
            {sums.map(([one, sum], nth) => (
              <div key={one} className={nth === 0 ? 'foot__sum foot__sum--first' : 'foot__sum muted'}>
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
