/** Decides how a quantity is changed: typed digits are validated on blur or Enter, buttons and arrow keys go by the step. */
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { nearestMultiples } from './quantity';
import { Stepper } from './Stepper';
import { fieldText } from './text';
import { useQuantityText } from './useQuantityText';
import { useSteady } from './useSteady';

export interface QuantityFieldProps {
  /** For screen readers, for example "Ilość: Gres Szary 60×60". */
  label: string;
  /** The product, for the accessible names of plus and minus. */
  of?: string | undefined;
  /** A whole number, as the server has it. */
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Unit after the field: "opak.". */
  unit?: string | undefined;
  disabled?: boolean | undefined;
  /** Being saved: indicated, but nothing is blocked. */
  busy?: boolean | undefined;
  /** Ids of messages about this quantity, and whether they are errors. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  /** 'typed': validated on blur or Enter, a whole number in bounds. 'step': a button or arrow key. */
  onChange: (value: number, how: 'typed' | 'step') => void;
  /** Called while typing, with the validated value: a form may be submitted while the field still has focus, as by a tap on iOS. */
  onType?: ((value: number) => void) | undefined;
  /** If given, a typed 0 asks whether to remove the line, and "yes" calls this. */
  onRemove?: (() => void) | undefined;
}

export function QuantityField(props: QuantityFieldProps) {
  const { value, min, max, step, describedBy, onChange, onType, onRemove, ...shown } = props;
  const rules = { min, max, step };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const quantity = useQuantityText({ value, rules, unit: props.unit, onChange, onType, onRemove });
  const { text, current, settle } = quantity;
  const asks = useSteady(quantity.asks);
  const note = useSteady(quantity.note);
  const nearest = quantity.asks ? [] : nearestMultiples(current, rules);
  const hint = useSteady(step !== undefined && nearest.length > 0 ? fieldText.steps(step, nearest) : undefined);
  useEffect(() => {
    // The text below the field may be out of view, on a phone under the bar.
    if (field.current?.matches(':focus')) said.current?.scrollIntoView({ block: 'nearest' });
  }, [asks, note]);
  const takeBack = () => {
    quantity.takeBack();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && asks) {
      // The same key press must not also answer the question.
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
          // A press must not blur the field first: that would take the question back.
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
