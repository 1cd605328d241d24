/** Decides how the calculator's state meets its element: the amount is the form's value, and every change of it is told. */
import { useEffect, useRef, useState } from 'react';
import type { shopCalculator } from '../../../elements/shop-calculator';
import { useControl } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { goOn, keep } from './kept';
import { amountOf, outcomeOf, settleMain, startWith, type CalculatorSettings, type CalculatorState } from './state';

interface Kept {
  readonly state: CalculatorState;
  /** The element's value that the state goes with. Undefined: whatever it is, the state begins anew. */
  readonly shown: number | undefined;
  /** What the element was told last and has not come back with yet. */
  readonly told: number | undefined;
  /** It was entered on another visit, and nothing since. */
  readonly isOld: boolean;
}

const begin = (value: number, old?: CalculatorState): Kept => ({
  state: old ?? startWith(value),
  shown: value,
  told: undefined,
  isOld: old !== undefined,
});

/** What is kept once the element's value is `value`: set from outside by a script, the form's reset or Back, or what it was told. */
function follow(kept: Kept, value: number, settings: CalculatorSettings): Kept {
  const isOurs = value === kept.told;
  const now = isOurs ? { ...kept, shown: value, told: undefined } : value === kept.shown ? kept : begin(value);
  const { amount } = outcomeOf(now.state, settings);
  if (amount === value || amount === now.told) return now;
  // The least quantity may be more than the value given, and a page changes bounds and packages: what is needed stays typed.
  return { ...now, state: settleMain(now.state, settings), shown: value, told: amount };
}

/**
 * `value` is the element's: what it was set to, what the form was reset to, or what this hook has told it itself. What was entered is
 * kept for the product with `productId`.
 */
export function useCalculator(value: number, settings: CalculatorSettings, productId: string | undefined) {
  const { element, emit } = useHost<typeof shopCalculator>('shop-calculator');
  const control = useControl();
  /** The template's. */
  const first = Number(element.getAttribute('value')) || 1;
  const [kept, setKept] = useState(() => {
    const old = productId === undefined ? undefined : goOn(productId, value, settings);
    // What was typed into the native field, or restored by Back, is newer.
    const native = element.querySelector<HTMLInputElement>('input[name]');
    const isUntouched = value === first && native?.value === native?.defaultValue;
    const isNewest = isUntouched || (old && amountOf(old, settings) === value);
    return begin(value, isNewest ? old : undefined);
  });
  /** What was ordered before the person's first deed that `change` has not told of yet. */
  const before = useRef<number>(undefined);

  const now = follow(kept, value, settings);
  if (now !== kept) setKept(now);
  // It may order as many now as at first, and yet have been typed in.
  useEffect(
    () =>
      control.onReset(() => {
        if (productId !== undefined) keep(productId, startWith(first));
        setKept((last) => ({ ...last, shown: undefined, told: undefined }));
      }),
    [control, productId, first],
  );
  const outcome = outcomeOf(now.state, settings);
  useEffect(() => {
    if (outcome.amount !== value) control.set(outcome.amount);
  }, [control, outcome.amount, value]);

  const change = (next: CalculatorState) => {
    const then = outcomeOf(next, settings);
    if (productId !== undefined) keep(productId, next);
    setKept({ ...now, isOld: false, state: next, told: then.amount === value ? undefined : then.amount });
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
  const forget = () => settle(startWith(first));
  return { state: now.state, isOld: now.isOld, outcome, change, settle, forget };
}
