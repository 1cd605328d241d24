/** Synchronizes the calculator's state with its element: the amount is the form's value, and every change dispatches an event. */
import { useEffect, useRef, useState } from 'react';
import type { shopCalculator } from '../../../elements/shop-calculator';
import { useControl } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { restoreCalculation, storeCalculation } from './storage';
import { outcomeOf } from './outcome';
import { amountOf, settleMain, startWith, typeMain, type CalculatorSettings, type CalculatorState } from './state';

interface SyncState {
  readonly state: CalculatorState;
  /** The element's value for this state. Undefined: start again from the element's value. */
  readonly synced: number | undefined;
  /** The value set on the element that is not a prop yet. */
  readonly pending: number | undefined;
  /** Restored from an earlier visit and unchanged since. */
  readonly isRestored: boolean;
}

const begin = (value: number, old?: CalculatorState): SyncState => ({
  state: old ?? startWith(value),
  synced: value,
  pending: undefined,
  isRestored: old !== undefined,
});

/** The state for the element's `value`, which a script, the form's reset, Back or this hook sets. */
function follow(sync: SyncState, value: number, settings: CalculatorSettings): SyncState {
  const isOurs = value === sync.pending;
  const now = isOurs ? { ...sync, synced: value, pending: undefined } : value === sync.synced ? sync : begin(value);
  const { amount } = outcomeOf(now.state, settings);
  if (amount === value || amount === now.pending) return now;
  // The minimum may exceed `value`, and a page may change bounds and packages: keep the needed amount as typed.
  return { ...now, state: settleMain(now.state, settings), synced: value, pending: amount };
}

/** `value` is the element's value. With `productId` the input is stored for that product. */
export function useCalculator(value: number, settings: CalculatorSettings, productId: string | undefined) {
  const { element, emit } = useHost<typeof shopCalculator>('shop-calculator');
  const control = useControl();
  /** The value in the template. */
  const first = Number(element.getAttribute('value')) || 1;
  const [sync, setSync] = useState(() => {
    const old = productId === undefined ? undefined : restoreCalculation(productId, value, settings);
    // Text typed into the native field, or restored by Back, is newer than the stored state.
    const native = element.querySelector<HTMLInputElement>('input[name]');
    const isUntouched = value === first && native?.value === native?.defaultValue;
    const isNewest = isUntouched || (old && amountOf(old, settings) === value);
    if (isNewest || native === null || native.value === String(value)) return begin(value, isNewest ? old : undefined);
    // "12 opak." or "12 m2": the element's value has another number than the text.
    return begin(value, typeMain(startWith(value), native.value));
  });
  /** The amount before the edits that no `change` event has reported yet. */
  const before = useRef<number>(undefined);

  const now = follow(sync, value, settings);
  if (now !== sync) setSync(now);
  // A reset must clear the typed text even if the amount stays the same.
  useEffect(
    () =>
      control.onReset(() => {
        if (productId !== undefined) storeCalculation(productId, startWith(first));
        setSync((last) => ({ ...last, synced: undefined, pending: undefined }));
      }),
    [control, productId, first],
  );
  const outcome = outcomeOf(now.state, settings);
  useEffect(() => {
    if (outcome.amount !== value) control.set(outcome.amount);
  }, [control, outcome.amount, value]);

  const change = (next: CalculatorState) => {
    const then = outcomeOf(next, settings);
    if (productId !== undefined) storeCalculation(productId, next, settings);
    setSync({ ...now, isRestored: false, state: next, pending: then.amount === value ? undefined : then.amount });
    if (then.amount === outcome.amount && then.needed === outcome.needed) return;
    before.current ??= outcome.amount;
    control.set(then.amount);
    emit('input');
    emit('shop-amount-changed', then);
  };
  /** Ends an edit, optionally with a last change: on blur or after a press. */
  const settle = (next?: CalculatorState) => {
    if (next !== undefined) change(next);
    const was = before.current;
    before.current = undefined;
    if (was !== undefined && was !== outcomeOf(next ?? now.state, settings).amount) emit('change');
  };
  const forget = () => settle(startWith(first));
  return { state: now.state, isRestored: now.isRestored, outcome, change, settle, forget };
}
