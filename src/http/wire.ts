/** Decides how a forgiving schema says what a server should send: the published contract is made from it. */
import * as v from 'valibot';

/** `as`: a schema of the sound form. `listOf`: a list of the entry. */
export type Wire = { readonly as: v.GenericSchema } | { readonly listOf: v.GenericSchema };

/**
 * Stands in a pipe before the transformation, which alone does not tell what it reads. Changes nothing when reading.
 * The schema is hidden behind a function, because the types of a pipe's metadata would go into every schema.
 */
export const wire = (sound: Wire) => v.metadata({ wire: () => sound });

/** `v.unknown()` as the types see it: what should be sent, although anything is read. */
export type Reads<Sound> = v.GenericSchema<Sound, unknown>;

/** Further fields, whatever they are. `any`, because TypeScript counts an interface of the page's as nothing narrower. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Further = { readonly [name: string]: any };

/** What `wire` said, of any action of a pipe. */
export function wireOf(action: { readonly type: string; readonly metadata?: unknown }): Wire | undefined {
  if (action.type !== 'metadata') return undefined;
  return (action.metadata as { readonly wire?: () => Wire }).wire?.();
}
