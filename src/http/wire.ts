/** Attaches to a tolerant schema the strict form that a server should send. The published contract is generated from it. */
import * as v from 'valibot';

/**
 * `as`: a schema of the correct form. `listOf`: a list of the entry. `listOfNamed`: of a shape of the contract, whose schema only late code
 * has. `recordOf`: an object with values of this form by name.
 */
export type Wire =
  | { readonly as: v.GenericSchema }
  | { readonly listOf: v.GenericSchema }
  | { readonly listOfNamed: string }
  | { readonly recordOf: v.GenericSchema };

/**
 * Placed in a pipe before the transformation, which alone does not describe its input. No effect on reading.
 * A function hides the schema, or the type of the pipe's metadata would become part of every schema's type.
 */
export const wire = (sound: Wire) => v.metadata({ wire: () => sound });

/** `v.unknown()`, with the type that a server should send, although it reads anything. */
export type Reads<Sound> = v.GenericSchema<Sound, unknown>;

/** Any further fields. `any`, because an interface of the page is not assignable to an index signature of `unknown`. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Further = { readonly [name: string]: any };

/** The declaration made by `wire`, if this action of a pipe is one. */
export function wireOf(action: { readonly type: string; readonly metadata?: unknown }): Wire | undefined {
  if (action.type !== 'metadata') return undefined;
  return (action.metadata as { readonly wire?: () => Wire }).wire?.();
}
