/** Reads the two kinds of attributes that no first screen needs: a list of words, and JSON. */
import { kind, WRONG } from './attributes';
import type { Attribute, Options, Value, Wrong } from './attributes';

/** Words separated by white space, as in `class`. */
export const tokens = <const O extends Options<readonly string[]>>(options: O) =>
  kind<readonly string[], O>(options, {
    kind: 'tokens',
    type: 'readonly string[]',
    accept(value) {
      if (typeof value === 'string') return value.split(/\s+/).filter(Boolean);
      return Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : WRONG;
    },
  });

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type Validated<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** Any synchronous schema with `~standard`: valibot, zod, arktype … (https://standardschema.dev). */
export interface Schema<T, I = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Validated<T> | Promise<unknown>;
    readonly types?: { readonly input: I } | undefined;
  };
}

/** Without declared input types, the input is assumed to be the output. */
type Written<T, I> = (unknown extends I ? T : I) | null;

/** `client.name: Invalid type …`; only the first of several issues. */
const sentence = ([first]: readonly Issue[]) => {
  const path = first?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  return path ? `${path}: ${first?.message}` : first?.message;
};

/** JSON read by the schema. `type` names the schema's output in the documentation. */
export function json<T, const O extends Options<T> & { readonly type: string }, I = unknown>(
  schema: Schema<T, I>,
  options: O,
): Attribute<Value<T, O>, Written<T, I>> {
  let reason: unknown;
  const orWrong = (get: () => unknown): T | Wrong => {
    try {
      const result = schema['~standard'].validate(get());
      if (!(result instanceof Promise)) {
        if (result.issues === undefined) return result.value;
        reason = sentence(result.issues);
      }
    } catch (error) {
      reason = error;
    }
    return WRONG;
  };
  return kind<T, O>(options, {
    kind: 'json',
    type: options.type,
    accept: (value) => orWrong(() => value),
    read: (text) => orWrong(() => JSON.parse(text)),
    why: () => [reason],
  }) as Attribute<Value<T, O>, Written<T, I>>;
}
