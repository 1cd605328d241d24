/** Follows and writes the template's own select: it holds the value, submits, and fires its own events. */
import { useEffect, useReducer } from 'react';
import { wordsOfLabel } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { onAssigned } from './assigned';
import type { Entry } from './options';

export interface NativeSelect {
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly label: string;
  readonly description: string;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Chooses like a buyer: the native select fires `input` and `change`. */
  choose(index: number): void;
}

/** Ids in our shadow root cannot refer to the template, so the texts are copied. */
const wordsOf = (select: HTMLSelectElement, attribute: string): string =>
  (select.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (select.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent.trim())
    .filter(Boolean)
    .join(' ');

const labelOf = (select: HTMLSelectElement): string => {
  const [label] = select.labels;
  return wordsOf(select, 'aria-labelledby') || (select.ariaLabel ?? (label ? wordsOfLabel(label, select) : ''));
};

const read = (select: HTMLSelectElement): Omit<NativeSelect, 'choose'> => ({
  entries: [...select.options].map((option) => {
    const group = option.closest('optgroup') ?? undefined;
    const hidden = Boolean(option.hidden || group?.hidden);
    return {
      value: option.value,
      label: option.label,
      hidden,
      disabled: hidden || option.disabled || (group?.disabled ?? false),
      group: group?.label,
    };
  }),
  chosen: select.selectedIndex,
  label: labelOf(select),
  description: wordsOf(select, 'aria-describedby'),
  disabled: select.matches(':disabled'),
  required: select.required,
  invalid: select.ariaInvalid === 'true',
});

/** Undefined while there is no single select inside. `focus` is called when its label or the browser's validation focuses it. */
export function useNativeSelect(focus: () => void): NativeSelect | undefined {
  const { element } = useHost();
  // The select is read at each render, and everything that may change it triggers one.
  const [times, again] = useReducer((before: number) => before + 1, 0);
  const select = element.querySelector<HTMLSelectElement>('select:not([multiple])') ?? undefined;

  useEffect(() => {
    const observer = new MutationObserver(again);
    observer.observe(element, { attributes: true, childList: true, subtree: true, characterData: true });
    // A surrounding fieldset may disable the select, so it is watched too.
    observer.observe(element.getRootNode(), { attributeFilter: ['disabled'], subtree: true });
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    if (select === undefined) return;
    again();
    return standIn(select, again, focus);
  }, [select, focus]);
  // After each change, because the options may be new.
  useEffect(() => select && onAssigned(select, again), [select, times]);

  return select && { ...read(select), choose: (index) => choose(select, index) };
}

/** Hides the select from keyboard and screen readers, because the view replaces it, until the returned function is called. */
function standIn(select: HTMLSelectElement, again: () => void, focus: () => void): () => void {
  // A form resets its controls after the event.
  const afterReset = () => setTimeout(again);
  select.tabIndex = -1;
  select.ariaHidden = 'true';
  select.addEventListener('change', again);
  select.addEventListener('focus', focus);
  select.form?.addEventListener('reset', afterReset);
  return () => {
    select.removeAttribute('tabindex');
    select.ariaHidden = null;
    select.removeEventListener('change', again);
    select.removeEventListener('focus', focus);
    select.form?.removeEventListener('reset', afterReset);
  };
}

function choose(select: HTMLSelectElement, index: number): void {
  if (select.selectedIndex === index) return;
  select.selectedIndex = index;
  for (const name of ['input', 'change'])
    select.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
}
