/** Decides how the template's own select is followed and written: it stays the truth, submits, and sends its own events. */
import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import type { Entry } from './options';

export interface NativeSelect {
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly label: string;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Chooses as a person does: `input` and `change` go out from the native select. */
  choose(index: number): void;
}

const read = (select: HTMLSelectElement): Omit<NativeSelect, 'choose'> => ({
  entries: [...select.options].map((option) => {
    const group = option.parentElement instanceof HTMLOptGroupElement ? option.parentElement : undefined;
    return {
      value: option.value,
      label: option.label,
      disabled: option.disabled || (group?.disabled ?? false),
      group: group?.firstElementChild === option ? group.label : undefined,
    };
  }),
  chosen: select.selectedIndex,
  label: select.ariaLabel ?? select.labels[0]?.textContent.trim() ?? '',
  disabled: select.matches(':disabled'),
  required: select.required,
  invalid: select.ariaInvalid === 'true',
});

/** Undefined while there is no single select inside. `focus` takes the focus that its label or the browser's check gives it. */
export function useNativeSelect(focus: () => void): NativeSelect | undefined {
  const { element } = useHost();
  const [select] = useState(() => element.querySelector<HTMLSelectElement>('select:not([multiple])') ?? undefined);
  const [state, setState] = useState(() => select && read(select));

  useEffect(() => {
    if (select === undefined) return;
    const again = () => setState(read(select));
    // A form is reset after its event.
    const afterReset = () => setTimeout(again);
    select.tabIndex = -1;
    select.ariaHidden = 'true';
    const observer = new MutationObserver(again);
    observer.observe(select, { attributes: true, childList: true, subtree: true, characterData: true });
    select.addEventListener('change', again);
    select.addEventListener('focus', focus);
    select.form?.addEventListener('reset', afterReset);
    again();
    return () => {
      observer.disconnect();
      select.removeAttribute('tabindex');
      select.ariaHidden = null;
      select.removeEventListener('change', again);
      select.removeEventListener('focus', focus);
      select.form?.removeEventListener('reset', afterReset);
    };
  }, [select, focus]);

  const choose = useCallback(
    (index: number) => {
      if (select === undefined || select.selectedIndex === index) return;
      select.selectedIndex = index;
      for (const name of ['input', 'change'])
        select.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
    },
    [select],
  );
  return state && { ...state, choose };
}
