/** Decides how a quantity stands between minus and plus, which arrow keys press too, with its unit behind. */
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { UNSEEN_WAIT } from '../page/clock';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { uiText } from '../ui/text';
import { useLasting } from '../ui/useLasting';
import { canStep, type QuantityRules } from './quantity';
import { fieldText } from './text';

interface StepperProps extends Omit<ComponentProps<'input'>, 'title'> {
  /** What it is the quantity of, for screen readers: "Ilość: Gres Szary 60×60". */
  label: string;
  /** The same on the screen: a label of the text field. */
  title?: ReactNode;
  /** Unit after the field: "opak.". */
  unit?: ReactNode;
  /** Being saved: shown, nothing is held up. */
  busy?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The quantity that a press starts from, and its bounds. */
  current: number;
  rules: QuantityRules;
  onStep: (direction: 1 | -1) => void;
}

const Progress = () =>
  useLasting(true, UNSEEN_WAIT) && (
    <span className="quantity__progress">
      <span className="only-spoken">{uiText.busy}</span>
    </span>
  );

/** A text field, not `type=number`: the wheel changes nothing, and what is being typed is never overwritten. What else is given is its own. */
export function Stepper({
  label,
  title,
  unit,
  disabled,
  busy,
  invalid,
  current,
  rules,
  onStep,
  children,
  ...field
}: StepperProps) {
  const rests = (direction: 1 | -1) => disabled || !canStep(current, direction, rules);
  const press = (direction: 1 | -1) => rests(direction) || onStep(direction);
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      className="quantity__button"
      part="quantity-button"
      // The text field is the keyboard's way (arrow keys); two more tab stops a line are a burden in a 500-line cart.
      tabIndex={-1}
      aria-label={`${direction === 1 ? fieldText.increase : fieldText.decrease}: ${label}`}
      aria-disabled={rests(direction) || undefined}
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
    <div
      className={`quantity${title ? ' field' : ''}${disabled ? ' quantity--disabled' : ''}${invalid ? ' quantity--invalid' : ''}`}
      part="quantity"
    >
      {title}
      <div className="quantity__row">
        <div className="quantity__frame" aria-busy={busy || undefined}>
          {button(-1)}
          <input
            className="quantity__input number"
            part="quantity-input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            readOnly={disabled}
            aria-label={title ? undefined : label}
            aria-invalid={invalid || undefined}
            onFocus={(event) => event.target.select()}
            {...field}
            onKeyDown={onKeyDown}
          />
          {button(1)}
          {busy && <Progress />}
        </div>
        {unit && <span className="quantity__unit">{unit}</span>}
      </div>
      {children}
    </div>
  );
}
