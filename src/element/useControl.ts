/** Gives a view of a form-associated element access to its form. */
import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { Control } from './view-control';
import { useHost } from './useHost';

/** The element's control in its form. Throws if the declaration is not `formAssociated`. */
export function useControl(): Control {
  const { control } = useHost();
  if (control === undefined) throw new Error('useControl() was called in an element that is not form-associated');
  return control;
}

/** Reports the error of the value (undefined: none). Returns the error once it has blocked a submission, until a reset or a new value. */
export function useRefused(value: string | boolean, problem: string | undefined): string | undefined {
  const control = useControl();
  const [refused, setRefused] = useState<string | boolean>();
  useEffect(() => control.setProblem(problem), [control, problem]);
  useEffect(() => control.onRefused(() => setRefused(value)), [control, value]);
  useEffect(() => control.onReset(() => setRefused(undefined)), [control]);
  return refused === value ? problem : undefined;
}

/** For `onInput` of a view with inner fields: their events report keystrokes and searches, while the element reports its value. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();

/** A label's text, without the text of the control that it may wrap. */
export const wordsOfLabel = (label: Element, control: Element): string =>
  label.textContent.replace(control.textContent, '').trim();

/** No event reports a changed label, so each render reads it. */
const subscribeToNothing = () => () => {};

/** The template's own label for the element (`aria-label` or labels), for a view whose field shows none itself. '' if there is none. */
export function useOuterLabel(): string {
  const { element } = useHost();
  const control = useControl();
  const read = () =>
    element.ariaLabel ||
    control
      .labels()
      .map((label) => wordsOfLabel(label, element))
      .join(' ');
  return useSyncExternalStore(subscribeToNothing, read, () => '');
}
