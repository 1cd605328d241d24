/** Decides that nothing appears or goes beside a field during a press: leaving the field shows notes, and these move what is pressed. */
import { useEffect, useState } from 'react';
import { afterPress, isPressing } from '../page/press';

/** The value as it is to be shown: during a press the one from before. */
export function useSteady<T>(value: T): T {
  const [steady, setSteady] = useState(value);
  const isHeld = !Object.is(steady, value) && isPressing();
  if (!Object.is(steady, value) && !isHeld) setSteady(value);
  useEffect(() => (isHeld ? afterPress(() => setSteady(value)) : undefined), [isHeld, value]);
  return isHeld ? steady : value;
}
