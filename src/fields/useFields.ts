/** State of a form's fields. `check` validates all, counts the wrong ones and focuses the first. */
import { useRef, useState } from 'react';
import { useAnnounce } from '../ui/LiveRegion';
import { seenText } from './typed-text';
import { validateAll, type FieldErrors, type Rules } from './validate';

/** Normalises a typed value. Default: removes invisible characters. `values` are the whole form. */
export type Tidy<V> = { readonly [K in keyof V]?: (value: string, values: V) => string };

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  enterKeyHint: 'done';
  onChange: (value: string) => void;
  validate: (value: string) => string | undefined;
}

export interface Fields<V> {
  values: V;
  /** The fields that failed validation, in their order; `message` is undefined once the field is fixed. */
  wrong: readonly { readonly name: string; readonly message: string | undefined }[];
  goTo: (name: string) => void;
  /** The props of a field: name, value, error and validation. */
  field(name: keyof V & string): FieldProps;
  /** The tidied values; undefined if any is wrong. */
  check: () => V | undefined;
  /** Ref of the `<form>`. */
  ref: React.RefObject<HTMLFormElement | null>;
  reset: () => void;
}

interface Options<V> {
  readonly tidy?: Tidy<V> | undefined;
  /** Announced if more than one field is wrong. */
  readonly counted: (wrong: number) => string;
}

const tidied = <V extends Record<keyof V, string>>(values: V, tidy?: Tidy<V>): V =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [
      name,
      (tidy?.[name as keyof V]?.(value, values) ?? seenText(value)).trim(),
    ]),
  ) as V;

/** The fields keep the typed values until `reset`. */
export function useFields<V extends Record<keyof V, string>>(
  blank: V,
  rules: Rules<V>,
  { tidy, counted }: Options<V>,
): Fields<V> {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [refused, setRefused] = useState<readonly (keyof V & string)[]>([]);
  const ref = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const goTo = (name: string) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  return {
    values,
    wrong: refused.map((name) => ({ name, message: rules[name]?.(tidied(values, tidy)[name], values) })),
    goTo,
    ref,
    check() {
      const given = tidied(values, tidy);
      const fieldErrors = validateAll(rules, given);
      setErrors(fieldErrors);
      const wrong = Object.keys(fieldErrors) as (keyof V & string)[];
      setRefused(wrong);
      // The focused field announces its own message; this announces the number of wrong fields.
      if (wrong.length > 1) announce(counted(wrong.length));
      if (wrong[0] === undefined) return given;
      goTo(wrong[0]);
      return undefined;
    },
    reset() {
      setValues(blank);
      setErrors({});
      setRefused([]);
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
