/** Decides how a quantity looks and is stepped: between minus and plus, which arrow keys press too, its unit beside it. */
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { UNSEEN_WAIT } from '../page/clock';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { uiText } from '../ui/text';
import { useLasting } from '../ui/useLasting';
import { fieldText } from './text';

interface StepperProps {
  /** What the buttons change. */
  label: string;
  unit?: ReactNode;
  disabled: boolean;
  /** Being saved: shown, nothing is held up. */
  busy?: boolean;
  canStep: (direction: 1 | -1) => boolean;
  onStep: (direction: 1 | -1) => void;
  /** What the text field is besides. */
  field: ComponentProps<'input'>;
  /** The frame's name for the page's style sheets. */
  part?: string;
}

const Progress = () =>
  useLasting(true, UNSEEN_WAIT) && (
    <span className="quantity__progress">
      <span className="only-spoken">{uiText.busy}</span>
    </span>
  );

/** A text field, not `type=number`: the wheel changes nothing, and what is being typed is never overwritten. */
export function Stepper({ label, unit, disabled, busy = false, canStep, onStep, field, part }: StepperProps) {
  const press = (direction: 1 | -1) => !disabled && canStep(direction) && onStep(direction);
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      className="quantity__button"
      part="quantity-button"
      // The text field is the keyboard's way (arrow keys); two more tab stops a line are a burden in a 500-line cart.
      tabIndex={-1}
      aria-label={`${direction === 1 ? fieldText.increase : fieldText.decrease}: ${label}`}
      aria-disabled={disabled || !canStep(direction) || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => press(direction)}
    >
      {direction === 1 ? plusGlyph : minusGlyph}
    </button>
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isModified(event)) return field.onKeyDown?.(event);
    event.preventDefault();
    press(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className="quantity__row">
      <div className="quantity__frame" part={part} aria-busy={busy || undefined}>
        {button(-1)}
        <input
          className="quantity__input number"
          part="quantity-input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={disabled}
          onFocus={(event) => event.target.select()}
          {...field}
          onKeyDown={onKeyDown}
        />
        {button(1)}
        {busy && <Progress />}
      </div>
      {unit && <span className="quantity__unit">{unit}</span>}
    </div>
  );
}
