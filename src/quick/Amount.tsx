/** The quantity of a row: typed freely, or changed in steps by buttons and arrow keys. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isLess, minus, plus } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import { leaveField } from '../page/typing';
import { fieldText } from '../fields/text';
import { useWritten } from '../fields/useWritten';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { fieldNumber, formatNumber } from '../ui/money';
import { quickText } from './text';
import { soldQuantity } from './verdict';
import type { Row } from './rows';

const NONE = '0' as Decimal;

interface AmountProps {
  readonly row: Row;
  readonly number: number;
  /** The ordered quantity, if the row is valid. */
  readonly ordered: Decimal | undefined;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly onChange: (quantity: string) => void;
  readonly onEnter: () => void;
}

export function Amount({
  row: { quantity, product },
  number,
  ordered,
  isWrong,
  describedBy,
  onChange,
  onEnter,
}: AmountProps) {
  const [draft, setDraft] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  // No digit groups while focused: a digit typed into a group would change the number.
  const written = isFocused ? fieldNumber : formatNumber;
  const displayed = ordered === undefined ? quantity : written(ordered);
  const { control, typed } = useWritten<HTMLInputElement>(draft ?? displayed);
  const commit = () => {
    if (draft !== undefined && draft.trim() !== displayed) onChange(draft.trim());
    setDraft(undefined);
  };
  const step = (direction: 1 | -1) => {
    if (product === undefined) return;
    const minimum = soldQuantity(NONE, product);
    const by = soldQuantity(NONE, { min: undefined, step: product.step });
    const now = ordered ?? minimum;
    const next = direction === 1 ? plus(now, by) : minus(now, by);
    setDraft(undefined);
    onChange(fieldNumber(ordered === undefined || isLess(next, minimum) ? minimum : next));
  };
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      className="quantity__button"
      part="quantity-button"
      tabIndex={-1}
      aria-label={direction === 1 ? fieldText.increase : fieldText.decrease}
      aria-disabled={product === undefined || undefined}
      onMouseDown={(event) => {
        event.preventDefault();
        leaveField(event.currentTarget.parentElement);
      }}
      onClick={() => step(direction)}
    >
      {direction === 1 ? plusGlyph : minusGlyph}
    </button>
  );
  return (
    <div className={`quantity${isWrong ? ' quantity--invalid' : ''}`} part="quantity">
      <div className="quantity__row">
        <div className="quantity__frame">
          {button(-1)}
          <input
            ref={control}
            className="quantity__input number"
            part="quantity-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            aria-label={quickText.quantityOf(number)}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            value={draft ?? displayed}
            onFocus={(event) => {
              flushSync(() => setFocused(true));
              event.target.select();
            }}
            onChange={(event) => {
              typed(event.target.value);
              setDraft(event.target.value);
            }}
            onBlur={() => {
              commit();
              setFocused(false);
            }}
            onKeyDown={(event) => {
              // The event belongs to a scanner, which typed here: discard its text.
              if (event.defaultPrevented) return setDraft(undefined);
              if (event.key === 'Enter') {
                commit();
                onEnter();
              }
              if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isModified(event)) return;
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          {button(1)}
        </div>
        <span className="quantity__unit">{product?.unit}</span>
      </div>
    </div>
  );
}
