/** Decides how a quantity is changed: typed digits judged on blur or Enter, buttons and arrow keys by the step. */
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { UNSEEN_WAIT } from '../page/clock';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { uiText } from '../ui/text';
import { useLasting } from '../ui/useLasting';
import { canStep, nearestMultiples } from './quantity';
import { fieldText } from './text';
import { useQuantityText } from './useQuantityText';

export interface QuantityFieldProps {
  /** For screen readers, for example "Ilość: Gres Szary 60×60". */
  label: string;
  /** A whole number, as the server has it. */
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  name?: string | undefined;
  /** Unit after the field: "opak.". */
  unit?: ReactNode;
  disabled?: boolean | undefined;
  /** Being saved: shown, nothing is held up. */
  busy?: boolean | undefined;
  /** Ids of messages about this quantity, and whether they are errors. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** 'typed': judged on blur or Enter, a whole number in bounds. 'step': a button or arrow key. */
  onChange: (value: number, how: 'typed' | 'step') => void;
}

const Progress = () =>
  useLasting(true, UNSEEN_WAIT) && (
    <span className="quantity__progress">
      <span className="only-spoken">{uiText.busy}</span>
    </span>
  );

/** A text field, not `type=number`: the wheel changes nothing, and what is being typed is never overwritten. */
export function QuantityField({
  label,
  value,
  min,
  max,
  step,
  name,
  unit,
  disabled = false,
  busy = false,
  ...props
}: QuantityFieldProps) {
  const rules = { min, max, step };
  const hintId = useId();
  const { text, current, handlers, press } = useQuantityText({ value, rules, onChange: props.onChange });
  const nearest = nearestMultiples(current, rules);
  const hasHint = step !== undefined && nearest.length > 0;
  const describedBy = [props.describedBy, hasHint ? hintId : undefined].filter(Boolean).join(' ');

  const button = (direction: 1 | -1) => {
    const rests = disabled || !canStep(current, direction, rules);
    return (
      <button
        type="button"
        className="quantity__button"
        part="quantity-button"
        // The text field is the keyboard's way (arrow keys); two more tab stops a line are a burden in a 500-line cart.
        tabIndex={-1}
        aria-label={`${direction === 1 ? fieldText.increase : fieldText.decrease}: ${label}`}
        aria-disabled={rests || undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => !rests && press(direction)}
      >
        {direction === 1 ? plusGlyph : minusGlyph}
      </button>
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isModified(event)) return handlers.onKeyDown(event);
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    if (!disabled && canStep(current, direction, rules)) press(direction);
  };

  return (
    <div
      className={`quantity${disabled ? ' quantity--disabled' : ''}${props.invalid ? ' quantity--invalid' : ''}`}
      part="quantity"
    >
      <div className="quantity__row">
        <div className="quantity__frame" aria-busy={busy || undefined}>
          {button(-1)}
          <input
            {...handlers}
            onKeyDown={onKeyDown}
            className="quantity__input number"
            part="quantity-input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            name={name}
            value={text}
            readOnly={disabled}
            aria-label={label}
            aria-invalid={props.invalid || undefined}
            aria-describedby={describedBy || undefined}
          />
          {button(1)}
          {busy && <Progress />}
        </div>
        {unit && <span className="quantity__unit">{unit}</span>}
      </div>
      {hasHint && (
        <p className="quantity__hint" id={hintId} part="hint">
          {fieldText.steps(step, nearest)}
        </p>
      )}
    </div>
  );
}
