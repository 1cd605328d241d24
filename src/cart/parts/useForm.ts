/** State of a dialog's form. Submit validates all fields, counts the wrong ones and focuses the first. */
import { useRef, useState } from 'react';
import { seenText } from '../../fields/typed-text';
import { validateAll, type FieldErrors, type Rules } from '../../fields/validate';
import { useAnnounce } from '../../ui/LiveRegion';
import { text } from '../text';
import { useCartSettings } from './CartContext';
import type { Messages } from '../../http/messages';
import type { Outcome } from '../session/messages';

export interface Form<V> {
  values: V;
  /** The fields that failed validation, in their order; `message` is undefined once the field is fixed. */
  wrong: readonly { readonly name: string; readonly message: string | undefined }[];
  goTo: (name: string) => void;
  busy: boolean;
  /** The server's messages about a refused submission. */
  refusal: Messages | undefined;
  /** The props of a field: name, value, error and validation. */
  field(name: keyof V & string): {
    name: string;
    value: string;
    error: string | undefined;
    enterKeyHint: 'done';
    onChange: (value: string) => void;
    validate: (value: string) => string | undefined;
  };
  /** The submit handler of the `<form>`, and of a button outside it. */
  submit: (event?: { preventDefault(): void }) => void;
  /** Ref of the `<form>`. */
  ref: React.RefObject<HTMLFormElement | null>;
  reset: () => void;
  /** Closes the dialog and clears the messages about the submission. */
  close: () => void;
}

interface Saving<V> {
  /** Normalises a typed value. Default: removes invisible characters. */
  tidy?: { readonly [K in keyof V]?: (value: string) => string };
  save: (values: V) => Promise<Outcome>;
  /** Called after the dialog has closed. */
  onSaved?: () => void;
  onClose: () => void;
}

const tidied = <V extends Record<keyof V, string>>(values: V, tidy: Saving<V>['tidy']): V =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, (tidy?.[name as keyof V] ?? seenText)(value).trim()]),
  ) as V;

/** Calls `save` with valid, tidied values only. The fields keep the typed values until `reset`. A successful save closes the dialog. */
export function useForm<V extends Record<keyof V, string>>(
  blank: V,
  rules: Rules<V>,
  { save, onSaved, onClose, tidy }: Saving<V>,
): Form<V> {
  const { session } = useCartSettings();
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Messages>();
  const [refused, setRefused] = useState<readonly (keyof V & string)[]>([]);
  const ref = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const goTo = (name: string) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  async function submit(event?: { preventDefault(): void }) {
    event?.preventDefault();
    if (busy) return;
    const given = tidied(values, tidy);
    const fieldErrors = validateAll(rules, given);
    setErrors(fieldErrors);
    const wrong = Object.keys(fieldErrors) as (keyof V & string)[];
    setRefused(wrong);
    // The focused field announces its own message; this announces the number of wrong fields.
    if (wrong.length > 1) announce(text.validation.wrong(wrong.length));
    if (wrong[0] !== undefined) return goTo(wrong[0]);
    setBusy(true);
    const { ok, messages } = await save(given).finally(() => setBusy(false));
    setRefusal(ok ? undefined : messages);
    if (!ok) return;
    onClose();
    onSaved?.();
  }

  return {
    values,
    wrong: refused.map((name) => ({ name, message: rules[name]?.(tidied(values, tidy)[name], values) })),
    goTo,
    busy,
    refusal,
    ref,
    submit: (event) => void submit(event),
    reset: () => {
      setValues(blank);
      setErrors({});
      setRefused([]);
    },
    close: () => {
      for (const slot of refusal?.keys() ?? []) session.clear(slot);
      setRefusal(undefined);
      onClose();
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      enterKeyHint: 'done',
      validate: (value) => rules[name]?.(value, values),
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
