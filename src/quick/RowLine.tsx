/** One row: its number, the code field, the product, the quantity, and the price. */
import { memo, useId } from 'react';
import { useFrozenDuringPress } from '../fields/useFrozenDuringPress';
import { rounded, times } from '../http/decimal';
import { codesOf } from '../ui/codes/codes';
import { IconButton } from '../ui/IconButton';
import { X } from '../ui/icons';
import { priceText } from '../ui/price';
import { notesOf } from '../ui/price/notes';
import { pricedAt } from '../ui/steps/priced';
import { PriceNotes } from '../ui/PriceNotes';
import { plainText } from '../ui/safe-html';
import { Amount } from './Amount';
import type { RowListStore } from './row-list';
import { isEmpty } from './rows';
import type { Row } from './rows';
import { quickText } from './text';
import { orderedOf, verdictOf } from './verdict';
import { toneOf, VerdictLine } from './VerdictLine';

export type Money = 'net' | 'gross';

interface RowLineProps {
  readonly row: Row;
  readonly number: number;
  readonly rowList: RowListStore;
  readonly money: Money;
  readonly currency: string;
  /** Called after Enter: the next row gets the focus. */
  readonly onDone: (key: number) => void;
}

export const RowLine = memo(({ row, number, rowList, money, currency, onDone }: RowLineProps) => {
  const id = useId();
  /** A lookup on blur may change the row's height, which must not move a button under the pointer. */
  const steady = useFrozenDuringPress(row);
  const verdict = verdictOf(steady);
  const ordered = orderedOf(verdict);
  const tone = toneOf(verdict);
  const { product } = steady;
  const price = product && pricedAt(product, ordered)[`price_${money}`];
  /** The typed symbol is in its field already. */
  const codes = product && codesOf(product.index === row.code ? { ...product, index: undefined } : product);
  const title = product && plainText(product.title);
  return (
    <div role="row" className={`line line--${isEmpty(row) ? 'empty' : tone}`} part="row" data-key={row.key}>
      <span role="rowheader" className="line__number number muted">
        {number}
      </span>
      <div role="cell" className="line__code">
        <span className="control" part="control">
          <input
            className="control__input"
            part="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            aria-label={quickText.codeOf(number)}
            aria-describedby={id}
            aria-invalid={tone === 'wrong' || undefined}
            placeholder={number === 1 ? quickText.code : undefined}
            value={row.code}
            onChange={(event) => rowList.type(row.key, event.target.value)}
            onBlur={() => rowList.enter(row.key)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
              event.preventDefault();
              rowList.enter(row.key);
              onDone(row.key);
            }}
          />
        </span>
      </div>
      <div role="cell" className="line__product">
        {title ? (
          <p className="line__title">
            {codes && <span className="line__sku number muted">{`${codes} `}</span>}
            <strong>{title}</strong>
          </p>
        ) : (
          steady.entry.name !== undefined &&
          steady.entry.name !== steady.code && <p className="line__title muted">{steady.entry.name}</p>
        )}
        {product && <PriceNotes of={notesOf(product, money, currency)} className="line__note" />}
        <VerdictLine row={steady} verdict={verdict} id={id} rowList={rowList} money={money} currency={currency} />
      </div>
      <div role="cell" className="line__quantity">
        <Amount
          row={row}
          number={number}
          ordered={orderedOf(verdictOf(row))}
          isWrong={verdict.kind === 'quantity' || verdict.kind === 'stock'}
          describedBy={id}
          onChange={(quantity) => rowList.amount(row.key, quantity)}
          onEnter={() => onDone(row.key)}
        />
      </div>
      <span role="cell" className="line__price number" data-label={quickText.price[money]}>
        {price && priceText(price, currency, { unit: product?.unit })}
      </span>
      <span role="cell" className="line__sum number" data-label={quickText.sum[money]}>
        {price && ordered && priceText(rounded(times(price, ordered), 2), currency)}
      </span>
      <div role="cell" className="line__remove only-screen">
        {!isEmpty(row) && (
          <IconButton size="small" label={quickText.remove(number)} onClick={() => rowList.remove(row.key)}>
            <X size={18} />
          </IconButton>
        )}
      </div>
    </div>
  );
});
