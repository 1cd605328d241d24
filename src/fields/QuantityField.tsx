/** Decides how a quantity is changed: typed digits judged on blur or Enter, buttons and arrow keys by the step. */
import { useId, type ReactNode } from 'react';
import { nearestMultiples } from './quantity';
import { Stepper } from './Stepper';
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
  /** What is being typed, as it would be judged now: for a form that may go while the focus stays, as by a tap on iOS. */
  onType?: ((value: number) => void) | undefined;
}

export function QuantityField({ value, min, max, step, describedBy, onChange, onType, ...props }: QuantityFieldProps) {
  const rules = { min, max, step };
  const hintId = useId();
  const { text, current, handlers, press } = useQuantityText({ value, rules, onChange, onType });
  const nearest = nearestMultiples(current, rules);
  const hasHint = step !== undefined && nearest.length > 0;
  return (
    <Stepper
      {...props}
      {...handlers}
      value={text}
      current={current}
      rules={rules}
      onStep={press}
      aria-describedby={[describedBy, hasHint && hintId].filter(Boolean).join(' ') || undefined}
    >
      {hasHint && (
        <p className="quantity__hint" id={hintId} part="hint">
          {fieldText.steps(step, nearest)}
        </p>
      )}
    </Stepper>
  );
}
