/** Renders a quantity between minus and plus (which the arrow keys press too), followed by its unit. */
import { useImperativeHandle, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { UNSEEN_WAIT } from '../page/clock';
import { leaveField } from '../page/typing';
import type { Elements } from '../ui/content';
import { minusGlyph, plusGlyph } from '../ui/glyph';
import { isModified } from '../ui/modifiers';
import { uiText } from '../ui/text';
import { useDelayedState } from '../ui/useDelayedState';
import { stepQuantity, type QuantityRules } from './quantity';
import { inactiveReason } from './quantity-words';
import { fieldText } from './text';
import { useWritten } from './useWritten';

interface StepperProps extends Omit<ComponentProps<'input'>, 'title' | 'onBlur' | 'children' | 'ref' | 'value'> {
  value: string;
  ref?: Ref<HTMLInputElement>;
  /** The accessible name: "Ilość: Gres Szary 60×60". */
  label: string;
  /** Added to the names of plus and minus; defaults to the label, '' adds nothing. */
  of?: string | undefined;
  /** The visible label of the text field. */
  title?: Elements;
  /** Unit after the field: "opak.". */
  unit?: string | undefined;
  /** The quantity is being saved: indicated, but typing and presses stay possible. */
  busy?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The current quantity, from which a press starts, and its bounds. */
  current: number;
  rules: QuantityRules;
  onStep: (direction: 1 | -1) => void;
  /** Called with the reason when an inactive button is pressed. */
  onRest?: (reason: string) => void;
  /** Called when the focus leaves the field and everything below it. */
  onLeave: () => void;
  children?: Elements;
}

const Progress = () =>
  useDelayedState(true, UNSEEN_WAIT) && (
    <span className="quantity__progress">
      <span className="only-spoken">{uiText.busy}</span>
    </span>
  );

/** A text field, not `type=number`: the wheel must not change it, nor typing be overwritten. All other props go to the field itself. */
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
  ref,
  ...field
}: StepperProps) {
  const { control, typed } = useWritten<HTMLInputElement>(field.value);
  useImperativeHandle(ref, () => control.current as HTMLInputElement, [control]);
  const reason = (direction: 1 | -1) =>
    stepQuantity(current, direction, rules) === undefined ? inactiveReason(direction, rules, unit) : undefined;
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
      // Keyboard users have the arrow keys in the text field; two more tab stops per line would be a burden in a 500-line cart.
      tabIndex={-1}
      aria-label={[direction === 1 ? fieldText.increase : fieldText.decrease, of].filter(Boolean).join(': ')}
      aria-disabled={disabled || why !== undefined || undefined}
      title={why}
      onMouseDown={(event) => {
        // The focus stays in this field; a text typed into another one counts first.
        event.preventDefault();
        leaveField(event.currentTarget.parentElement);
      }}
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
            ref={control}
            onInput={({ currentTarget }) => typed(currentTarget.value)}
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
