/** Decides how a quantity is changed: typed digits judged on blur or Enter, buttons and arrow keys by the step. */
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { nearestMultiples } from './quantity';
import { Stepper } from './Stepper';
import { fieldText } from './text';
import { useQuantityText } from './useQuantityText';

export interface QuantityFieldProps {
  /** For screen readers, for example "Ilość: Gres Szary 60×60". */
  label: string;
  /** What it is the quantity of, for the names of plus and minus. */
  of?: string | undefined;
  /** A whole number, as the server has it. */
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Unit after the field: "opak.". */
  unit?: string | undefined;
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
  /** With it a typed 0 asks whether the line is to be removed, and a yes is told here. */
  onRemove?: (() => void) | undefined;
}

export function QuantityField(props: QuantityFieldProps) {
  const { value, min, max, step, describedBy, onChange, onType, onRemove, ...shown } = props;
  const rules = { min, max, step };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const quantity = useQuantityText({ value, rules, unit: props.unit, onChange, onType, onRemove });
  const { text, current, note, asks, settle } = quantity;
  const nearest = asks ? [] : nearestMultiples(current, rules);
  const hint = step !== undefined && nearest.length > 0 ? fieldText.steps(step, nearest) : undefined;
  useEffect(() => {
    // Below the field it may be out of view, and on a phone under the bar.
    if (field.current?.matches(':focus')) said.current?.scrollIntoView({ block: 'nearest' });
  }, [asks, note]);
  const takeBack = () => {
    quantity.takeBack();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && asks) {
      // The same press must not give the answer.
      event.preventDefault();
      said.current?.querySelector('button')?.focus();
    } else if (event.key === 'Enter') settle();
    quantity.onKeyDown(event);
  };
  return (
    <Stepper
      {...shown}
      ref={field}
      value={text}
      current={current}
      rules={rules}
      onChange={quantity.onChange}
      onKeyDown={onKeyDown}
      onLeave={settle}
      onStep={quantity.press}
      onRest={quantity.rest}
      aria-describedby={
        [describedBy, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
    >
      {asks && (
        <div
          className="quantity__question quantity__said"
          role="group"
          aria-label={fieldText.askRemoval}
          ref={said}
          // A press must not take the focus from the field first, which would take the question back.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), event.preventDefault(), takeBack())}
        >
          <p>{fieldText.askRemoval}</p>
          <Button size="small" onClick={() => (quantity.takeBack(), onRemove?.())}>
            {fieldText.remove}
          </Button>
          <Button size="small" variant="quiet" onClick={takeBack}>
            {fieldText.keep(value)}
          </Button>
        </div>
      )}
      {note && (
        <div id={`${id}-note`} className="quantity__said" ref={said}>
          <Notice status="warning" variant="inline" messages={[note]} />
        </div>
      )}
      {hint && (
        <p className="quantity__hint" id={`${id}-hint`} part="hint">
          {hint}
        </p>
      )}
    </Stepper>
  );
}
