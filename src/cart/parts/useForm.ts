/** State of a dialog's form: its fields, and saving them. */
import { useState } from 'react';
import { useFields, type Fields, type Tidy } from '../../fields/useFields';
import type { Rules } from '../../fields/validate';
import { formText } from '../later/text';
import { useCartSettings } from './CartContext';
import type { Messages } from '../../http/messages';
import type { Outcome } from '../session/messages';

export interface Form<V> extends Omit<Fields<V>, 'check'> {
  busy: boolean;
  /** The server's messages about a refused submission. */
  refusal: Messages | undefined;
  /** The submit handler of the `<form>`, and of a button outside it. */
  submit: (event?: { preventDefault(): void }) => void;
  /** Closes the dialog and clears the messages about the submission. */
  close: () => void;
}

interface Saving<V> {
  tidy?: Tidy<V>;
  save: (values: V) => Promise<Outcome>;
  /** Called after the dialog has closed. */
  onSaved?: () => void;
  onClose: () => void;
}

/** Calls `save` with valid, tidied values only. The fields keep the typed values until `reset`. A successful save closes the dialog. */
export function useForm<V extends Record<keyof V, string>>(
  blank: V,
  rules: Rules<V>,
  { save, onSaved, onClose, tidy }: Saving<V>,
): Form<V> {
  const { session } = useCartSettings();
  const { check, ...fields } = useFields(blank, rules, { tidy, counted: formText.wrong });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Messages>();

  async function submit(event?: { preventDefault(): void }) {
    event?.preventDefault();
    if (busy) return;
    const given = check();
    if (given === undefined) return;
    setBusy(true);
    const { ok, messages } = await save(given).finally(() => setBusy(false));
    setRefusal(ok ? undefined : messages);
    if (!ok) return;
    onClose();
    onSaved?.();
  }

  return {
    ...fields,
    busy,
    refusal,
    submit: (event) => void submit(event),
    close: () => {
      for (const slot of refusal?.keys() ?? []) session.clear(slot);
      setRefusal(undefined);
      onClose();
    },
  };
}
