/** Renders a quantity field: it reads a typed text on blur or Enter; buttons and arrow keys change it by the step. */
import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { nearestMultiples, rulesInCart } from './quantity';
import { Stepper } from './Stepper';
import { fieldText } from './text';
import { useQuantityText } from './useQuantityText';
import { useFrozenDuringPress } from './useFrozenDuringPress';

export interface QuantityFieldProps {
  /** For screen readers, for example "Ilość: Gres Szary 60×60". */
  label: string;
  /** The product, for the accessible names of plus and minus. */
  of?: string | undefined;
  /** A whole number, as stored on the server. */
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
  /**
   * Called while typing, with the validated value: a form may be submitted while the field still has focus, as by a tap on iOS.
   * Undefined if the text is not a quantity: nothing may be ordered.
   */
  onType?: ((value: number | undefined) => void) | undefined;
  /** If given, a typed 0 asks whether to remove the line, and "yes" calls this. */
  onRemove?: (() => void) | undefined;
  ref?: Ref<ValidatedField> | undefined;
}

/** For a button beside the field: a press may come without the field being left, as on iOS. */
export interface ValidatedField {
  /** Whether the field's text is a quantity; otherwise marks the field and focuses it. */
  judge(): boolean;
  /** Drops the typed text: the form was reset. */
  forget(): void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { value, min, max, step, unit, describedBy, invalid, onChange, onType, onRemove, ref, ...fieldProps } = props;
  const rules = rulesInCart(value, { min, max, step });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);
  const quantity = useQuantityText({ value, rules, unit, onChange, onType, onRemove });
  const { text, current, problem, isUnread, settle } = quantity;
  const isQuestion = useFrozenDuringPress(quantity.asks);
  const note = useFrozenDuringPress(problem ?? quantity.note);
  const nearest = quantity.asks || isUnread ? [] : nearestMultiples(current, rules);
  const hint = useFrozenDuringPress(
    step !== undefined && nearest.length > 0 ? fieldText.steps(step, nearest) : undefined,
  );
  useImperativeHandle(ref, () => ({
    judge() {
      if (!isUnread) return true;
      settle();
      field.current?.focus();
      return false;
    },
    forget: quantity.forget,
  }));
  useEffect(() => {
    // The text below the field may be out of view, on a phone under the bottom bar.
    if (field.current?.matches(':focus')) messageRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isQuestion, note]);
  const takeBack = () => {
    quantity.takeBack();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isQuestion) {
      // The same key press must not also answer the question.
      event.preventDefault();
      messageRef.current?.querySelector('button')?.focus();
    } else if (event.key === 'Enter' && !settle()) event.preventDefault();
    quantity.onKeyDown(event);
  };
  return (
    <Stepper
      {...fieldProps}
      unit={unit}
      ref={field}
      value={text}
      current={current}
      rules={rules}
      invalid={invalid || problem !== undefined}
      data-unread={isUnread ? '' : undefined}
      onChange={quantity.onChange}
      onKeyDown={onKeyDown}
      onLeave={settle}
      onStep={quantity.press}
      onRest={quantity.rest}
      aria-describedby={
        [describedBy, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
    >
      {isQuestion && (
        <div
          className="quantity__question quantity__said"
          role="group"
          aria-label={fieldText.askRemoval}
          ref={messageRef}
          // A press must not blur the field first: that would withdraw the question.
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
        <div id={`${id}-note`} className="quantity__said" ref={messageRef}>
          <Notice status={problem ? 'error' : 'warning'} variant="inline" messages={[note]} />
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
