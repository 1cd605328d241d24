/** Decides how a view of a form-associated element reaches the form around it. */
import { useEffect } from 'react';
import type { Control } from './view-control';
import { useHost } from './useHost';

/** The element's part in its form. Throws where the declaration does not say `formAssociated`. */
export function useControl(): Control {
  const { control } = useHost();
  if (control === undefined) throw new Error('useControl() was called in an element that is not form-associated');
  return control;
}

/** States what is wrong with the value (undefined: nothing) and calls `onRefused` when the form could not go for it. */
export function useProblem(message: string | undefined, onRefused: () => void): void {
  const control = useControl();
  useEffect(() => control.setProblem(message), [control, message]);
  useEffect(() => control.onRefused(onRefused));
}
