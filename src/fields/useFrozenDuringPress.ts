/** Keeps the notes around a field unchanged during a press: leaving the field shows notes, which would move the pressed button. */
import { useEffect, useState } from 'react';
import { afterPress, isPressing } from '../page/press';

/** The value to show: during a press the value before it. */
export function useFrozenDuringPress<T>(value: T): T {
  const [steady, setSteady] = useState(value);
  const isHeld = !Object.is(steady, value) && isPressing();
  if (!Object.is(steady, value) && !isHeld) setSteady(value);
  useEffect(() => (isHeld ? afterPress(() => setSteady(value)) : undefined), [isHeld, value]);
  return isHeld ? steady : value;
}
