/** Decides how the amount of the unit of sale is entered: as any quantity, except that it may be empty while another amount counts. */
import { useId, type KeyboardEvent } from 'react';
import { minusGlyph, plusGlyph } from '../../ui/glyph';
import { text } from '../text';

interface MainAmountProps {
  readonly label: string;
  readonly value: string;
  /** What is ordered while the field is empty. */
  readonly placeholder: string;
  readonly unit: string | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly onType: (text: string) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onSettle: () => void;
}

export function MainAmount({ label, value, unit, disabled, invalid, onStep, onSettle, ...props }: MainAmountProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return onSettle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    if (!disabled && props.canStep(direction)) onStep(direction);
  };
  const button = (direction: 1 | -1) => {
    const rests = disabled || !props.canStep(direction);
    return (
      <button
        type="button"
        className="quantity__button"
        part="quantity-button"
        tabIndex={-1}
        aria-label={direction === 1 ? text.increase : text.decrease}
        aria-disabled={rests || undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => !rests && onStep(direction)}
      >
        {direction === 1 ? plusGlyph : minusGlyph}
      </button>
    );
  };
  return (
    <div className={`field quantity${disabled ? ' quantity--disabled' : ''}${invalid ? ' quantity--invalid' : ''}`}>
      <label className="field__label" part="label" htmlFor={id}>
        {label}
      </label>
      <div className="quantity__row">
        <div className="quantity__frame" part="quantity">
          {button(-1)}
          <input
            id={id}
            className="quantity__input number"
            part="quantity-input"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={value}
            placeholder={props.placeholder}
            readOnly={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={props.describedBy}
            onChange={(event) => props.onType(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={onSettle}
            onKeyDown={onKeyDown}
          />
          {button(1)}
        </div>
        {unit && <span className="quantity__unit">{unit}</span>}
      </div>
    </div>
  );
}
