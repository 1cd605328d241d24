/** Decides how the calculator's state meets its element: the amount is the form's value, and every change of it is told. */
import { useEffect, useRef, useState } from 'react';
import type { shopCalculator } from '../../../elements/shop-calculator';
import { useControl } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { outcomeOf, settleMain, startWith, type CalculatorSettings, type CalculatorState } from './state';

/** `value` is the element's: what it was set to, what the form was reset to, or what this hook has told it itself. */
export function useCalculator(value: number, settings: CalculatorSettings) {
  const { emit } = useHost<typeof shopCalculator>();
  const control = useControl();
  const [state, setState] = useState<CalculatorState>(() => startWith(value));
  /** Undefined: whatever it is, it begins anew. */
  const [shown, setShown] = useState<number | undefined>(value);
  /** What was ordered before the person's first deed that `change` has not told of yet. */
  const before = useRef<number>(undefined);

  let current = state;
  if (shown !== value) {
    // From outside: a script, the form's reset, the browser's Back.
    current = startWith(value);
    setShown(value);
    setState(current);
  }
  // It may order as many now as at first, and yet have been typed in.
  useEffect(() => control.onReset(() => setShown(undefined)), [control]);
  const outcome = outcomeOf(current, settings);
  // The least quantity may be more than the value given, and a page changes bounds and packages: what is needed stays typed.
  useEffect(() => {
    if (outcome.amount === value) return;
    setState(settleMain(current, settings));
    setShown(outcome.amount);
    control.set(outcome.amount);
  }, [control, current, outcome.amount, settings, value]);

  const change = (next: CalculatorState) => {
    setState(next);
    const then = outcomeOf(next, settings);
    if (then.amount === outcome.amount && then.needed === outcome.needed) return;
    before.current ??= outcome.amount;
    setShown(then.amount);
    control.set(then.amount);
    emit('input');
    emit('shop-amount-changed', then);
  };
  /** A field was left, with or without a last change of its own; a press is over at once. */
  const settle = (next?: CalculatorState) => {
    if (next !== undefined) change(next);
    const was = before.current;
    before.current = undefined;
    if (was !== undefined && was !== outcomeOf(next ?? current, settings).amount) emit('change');
  };
  return { state: current, outcome, change, settle };
}
