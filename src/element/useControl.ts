/** Decides how a view of a form-associated element reaches the form around it. */
import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { Control } from './view-control';
import { useHost } from './useHost';

/** The element's part in its form. Throws where the declaration does not say `formAssociated`. */
export function useControl(): Control {
  const { control } = useHost();
  if (control === undefined) throw new Error('useControl() was called in an element that is not form-associated');
  return control;
}

/** States what is wrong with the value (undefined: nothing). Gives it back once the form could not go for this value, until a reset. */
export function useRefused(value: string | boolean, problem: string | undefined): string | undefined {
  const control = useControl();
  const [refused, setRefused] = useState<string | boolean>();
  useEffect(() => control.setProblem(problem), [control, problem]);
  useEffect(() => control.onRefused(() => setRefused(value)), [control, value]);
  useEffect(() => control.onReset(() => setRefused(undefined)), [control]);
  return refused === value ? problem : undefined;
}

/** For `onInput` of a view around fields of its own: their events tell of keystrokes and of searches, the element tells of its value. */
export const keepIn = (event: SyntheticEvent): void => event.stopPropagation();

/** What a label says, without the words of the control that it may be around. */
export const wordsOfLabel = (label: Element, control: Element): string =>
  label.textContent.replace(control.textContent, '').trim();

/** No event tells that a label has changed; it is read whenever the view is rendered. */
const unheard = () => () => {};

/** The template's own name for the element, an `aria-label` or the words of labels: that of a view's field that shows none itself. '' where there is none. */
export function useOuterLabel(): string {
  const { element } = useHost();
  const control = useControl();
  const read = () =>
    element.ariaLabel ||
    control
      .labels()
      .map((label) => wordsOfLabel(label, element))
      .join(' ');
  return useSyncExternalStore(unheard, read, () => '');
}
