/** The view of `<shop-quantity>`: the shop's quantity field as a control of the template's form. */
import { useEffect, useId, useRef } from 'react';
import type { shopQuantity } from '../../elements/shop-quantity';
import { bounded } from '../element/control';
import type { PropsOf } from '../element/declare';
import { stopPropagation, useControl, useOuterLabel } from '../element/useControl';
import { useHost } from '../element/useHost';
import { submitOnEnter } from '../fields/inputs/enter';
import { QuantityField, type ValidatedField } from '../fields/QuantityField';
import { isUnorderable } from '../fields/quantity';
import { fieldStyles } from '../fields/styles';
import { fieldText } from '../fields/text';
import { LiveRegion } from '../ui/LiveRegion';
import { Notice } from '../ui/Notice';
import { uiStyles } from '../ui/styles';
import quantity from './quantity.css?inline';
import { text } from './text';

export const styles = [...uiStyles, ...fieldStyles, quantity];

export default function Quantity({
  value,
  label,
  min,
  max,
  step,
  unit,
  error,
  disabled,
}: PropsOf<typeof shopQuantity>) {
  const { emit } = useHost<typeof shopQuantity>('shop-quantity');
  const control = useControl();
  const outerLabel = useOuterLabel();
  const noteId = useId();
  const amount = bounded(value, min, max);
  const problem = isUnorderable({ min, max }) ? fieldText.unorderable : undefined;
  const wrong = error ?? problem;
  useEffect(() => control.setProblem(problem), [control, problem]);
  const field = useRef<ValidatedField>(null);
  useEffect(() => control.onRefused(() => field.current?.judge()), [control]);
  useEffect(
    () =>
      control.onReset(() => {
        control.withhold(undefined);
        field.current?.forget();
      }),
    [control],
  );
  useEffect(() => {
    if (amount !== value) control.set(amount);
  });
  return (
    <LiveRegion>
      <div className="quantity-element" onInput={stopPropagation} onKeyDown={submitOnEnter(() => control.form())}>
        <QuantityField
          ref={field}
          label={label ?? (outerLabel || text.amount)}
          of={label ?? outerLabel}
          value={amount}
          min={min}
          max={max}
          step={step}
          unit={unit}
          disabled={disabled || problem !== undefined}
          invalid={error !== undefined}
          describedBy={wrong === undefined ? undefined : noteId}
          onType={(next) => {
            control.withhold(next === undefined ? fieldText.notNumber : undefined);
            if (next !== undefined) control.set(next);
          }}
          onChange={(next) => {
            control.withhold(undefined);
            control.set(next);
            emit('input');
            emit('change');
          }}
        />
        <div id={noteId}>
          {wrong !== undefined && (
            <Notice status={error === undefined ? 'warning' : 'error'} messages={wrong.split('\n')} variant="inline" />
          )}
        </div>
      </div>
    </LiveRegion>
  );
}
