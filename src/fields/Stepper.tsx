/** Decides how a quantity stands between minus and plus, which arrow keys press too, with its unit behind. */
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { UNSEEN_WAIT } from '../page/clock';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { uiText } from '../ui/text';
import { useLasting } from '../ui/useLasting';
import { stepQuantity, type QuantityRules } from './quantity';
import { restingReason } from './quantity-words';
import { fieldText } from './text';

interface StepperProps extends Omit<ComponentProps<'input'>, 'title' | 'onBlur'> {
  /** What it is the quantity of, for screen readers: "Ilość: Gres Szary 60×60". */
  label: string;
  /** What stands in the names of plus and minus: the label unless told, nothing where it is empty. */
  of?: string | undefined;
  /** The same on the screen: a label of the text field. */
  title?: ReactNode;
  /** Unit after the field: "opak.". */
  unit?: string | undefined;
  /** Being saved: shown, nothing is held up. */
  busy?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The quantity that a press starts from, and its bounds. */
  current: number;
  rules: QuantityRules;
  onStep: (direction: 1 | -1) => void;
  /** A press on a button that rests, and why it does. */
  onRest?: (reason: string) => void;
  /** The focus goes elsewhere, not merely from the field to what stands below it. */
  onLeave: () => void;
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
  of = label,
  title,
  unit,
  disabled,
  busy,
  invalid,
  current,
  rules,
  onStep,
  onRest,
  onLeave,
  children,
  ...field
}: StepperProps) {
  const reason = (direction: 1 | -1) =>
    stepQuantity(current, direction, rules) === undefined ? restingReason(direction, rules, unit) : undefined;
  const press = (direction: 1 | -1) => {
    if (disabled) return;
    const why = reason(direction);
    if (why === undefined) onStep(direction);
    else onRest?.(why);
  };
  const button = (direction: 1 | -1, why = disabled ? undefined : reason(direction)) => (
    <button
      type="button"
      className="quantity__button"
      part="quantity-button"
      // The text field is the keyboard's way (arrow keys); two more tab stops a line are a burden in a 500-line cart.
      tabIndex={-1}
      aria-label={[direction === 1 ? fieldText.increase : fieldText.decrease, of].filter(Boolean).join(': ')}
      aria-disabled={disabled || why !== undefined || undefined}
      title={why}
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
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
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
