/** The view of `<shop-locker-map>`: the cart's picker alone, as a control of the template's form. */
import { useCallback } from 'react';
import type { shopLockerMap } from '../../elements/shop-locker-map';
import type { PropsOf } from '../element/declare';
import { stopPropagation, useControl, useRefused } from '../element/useControl';
import { useHost } from '../element/useHost';
import { fieldStyles } from '../fields/styles';
import { Notice } from '../ui/Notice';
import { uiStyles } from '../ui/styles';
import element from './element.css?inline';
import { LockerPicker } from './LockerPicker';
import { pickerStyles } from './styles';
import { pickerText } from './text';
import type { Point } from './point';

export const styles = [...uiStyles, ...fieldStyles, ...pickerStyles, element];

export default function LockerMapElement({
  value,
  required,
  near,
  pointsUrl,
  mapStyleUrl,
}: PropsOf<typeof shopLockerMap>) {
  const { emit } = useHost<typeof shopLockerMap>('shop-locker-map');
  const control = useControl();
  const refusal = useRefused(value, required && value === '' ? pickerText.none : undefined);
  const pick = useCallback(
    (point: Point) => {
      control.set(point.name);
      emit('shop-locker-selected', { point });
      emit('change');
      return Promise.resolve(true);
    },
    [control, emit],
  );
  if (pointsUrl === undefined) return <Notice status="error" messages={[pickerText.failed]} />;
  return (
    <div className="picker-element" onInput={stopPropagation}>
      <LockerPicker
        pointsUrl={pointsUrl}
        mapStyleUrl={mapStyleUrl}
        chosen={value === '' ? undefined : { name: value, address: undefined }}
        near={near || undefined}
        onPick={pick}
      >
        {refusal && <Notice status="error" messages={[refusal]} />}
      </LockerPicker>
    </div>
  );
}
