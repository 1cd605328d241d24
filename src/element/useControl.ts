/** Decides how a view of a form-associated element reaches the form around it. */
import { useEffect, useSyncExternalStore } from 'react';
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

/** What stands in a label beside the element that it is for, which it may be around. */
const wordsIn = (node: Node, element: Node): string =>
  node === element
    ? ''
    : node instanceof Text
      ? node.data
      : [...node.childNodes].map((child) => wordsIn(child, element)).join('');

/** No event tells that a label has changed; it is read whenever the view is rendered. */
const unheard = () => () => {};

/** The words of the template's own labels: the name of a view's field that shows no label itself. '' where there are none. */
export function useOuterLabel(): string {
  const { element } = useHost();
  const read = () =>
    [...(element as HTMLElement & { labels: NodeList }).labels]
      .map((label) => wordsIn(label, element).replaceAll(/\s+/g, ' ').trim())
      .join(' ');
  return useSyncExternalStore(unheard, read, () => '');
}
