/** Decides how the calculator's state meets its element: the amount is the form's value, and every change of it is told. */
import { useEffect, useRef, useState } from 'react';
import type { shopCalculator } from '../../../elements/shop-calculator';
import { useControl } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { outcomeOf, settleMain, startWith, type CalculatorSettings, type CalculatorState } from './state';

interface Kept {
  readonly state: CalculatorState;
  /** The element's value that the state goes with. Undefined: whatever it is, the state begins anew. */
  readonly shown: number | undefined;
  /** What the element was told last and has not come back with yet. */
  readonly told: number | undefined;
}

const begin = (value: number): Kept => ({ state: startWith(value), shown: value, told: undefined });

/** What is kept once the element's value is `value`: set from outside by a script, the form's reset or Back, or what it was told. */
function follow(kept: Kept, value: number, settings: CalculatorSettings): Kept {
  const isOurs = value === kept.told;
  const now = isOurs ? { ...kept, shown: value, told: undefined } : value === kept.shown ? kept : begin(value);
  const { amount } = outcomeOf(now.state, settings);
  if (amount === value || amount === now.told) return now;
  // The least quantity may be more than the value given, and a page changes bounds and packages: what is needed stays typed.
  return { state: settleMain(now.state, settings), shown: value, told: amount };
}

/** `value` is the element's: what it was set to, what the form was reset to, or what this hook has told it itself. */
export function useCalculator(value: number, settings: CalculatorSettings) {
  const { emit } = useHost<typeof shopCalculator>();
  const control = useControl();
  const [kept, setKept] = useState(() => begin(value));
  /** What was ordered before the person's first deed that `change` has not told of yet. */
  const before = useRef<number>(undefined);

  const now = follow(kept, value, settings);
  if (now !== kept) setKept(now);
  // It may order as many now as at first, and yet have been typed in.
  useEffect(
    () => control.onReset(() => setKept((last) => ({ ...last, shown: undefined, told: undefined }))),
    [control],
  );
  const outcome = outcomeOf(now.state, settings);
  useEffect(() => {
    if (outcome.amount !== value) control.set(outcome.amount);
  }, [control, outcome.amount, value]);

  const change = (next: CalculatorState) => {
    const then = outcomeOf(next, settings);
    setKept({ ...now, state: next, told: then.amount === value ? undefined : then.amount });
    if (then.amount === outcome.amount && then.needed === outcome.needed) return;
    before.current ??= outcome.amount;
    control.set(then.amount);
    emit('input');
    emit('shop-amount-changed', then);
  };
  /** A field was left, with or without a last change of its own; a press is over at once. */
  const settle = (next?: CalculatorState) => {
    if (next !== undefined) change(next);
    const was = before.current;
    before.current = undefined;
    if (was !== undefined && was !== outcomeOf(next ?? now.state, settings).amount) emit('change');
  };
  return { state: now.state, outcome, change, settle };
}
