/** Decides how a dialog's form behaves: all fields judged on submit, focus on the first wrong one, one submission at a time. */
import { useRef, useState } from 'react';
import { firstError, validateAll, type FieldErrors, type Rules } from '../../fields/validate';

export interface Form<V> {
  values: V;
  errors: FieldErrors<V>;
  busy: boolean;
  /** Everything a field needs: its name, value, message and rule. */
  field(name: keyof V & string): {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
    validate: (value: string) => string | undefined;
  };
  /** For the `<form>` around the fields, and for a button outside it. */
  submit: (event?: { preventDefault(): void }) => void;
  /** The form's node, to find the first wrong field in. */
  ref: React.RefObject<HTMLFormElement | null>;
  reset: () => void;
}

/** `save` is called with valid values only; the values stay as typed until `reset`. */
export function useForm<V extends Record<keyof V, string>>(
  blank: V,
  rules: Rules<V>,
  save: (values: V) => Promise<void>,
): Form<V> {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  async function submit(event?: { preventDefault(): void }) {
    event?.preventDefault();
    if (busy) return;
    const found = validateAll(rules, values);
    setErrors(found);
    const wrong = firstError(found);
    if (wrong !== undefined) return void ref.current?.querySelector<HTMLElement>(`[name="${String(wrong)}"]`)?.focus();
    setBusy(true);
    await save(values).finally(() => setBusy(false));
  }

  return {
    values,
    errors,
    busy,
    ref,
    submit: (event) => void submit(event),
    reset: () => {
      setValues(blank);
      setErrors({});
    },
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      validate: (value) => rules[name]?.(value, values),
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
