/** Decides which words an attribute may be: they stand in its type. */
import type { Attribute } from '../attributes';

/** None where it is of another kind than `oneOf`. */
export const wordsOf = ({ kind, type }: Pick<Attribute<unknown>, 'kind' | 'type'>): string[] =>
  kind === 'oneOf' ? [...type.matchAll(/'([^']*)'/g)].flatMap(([, word]) => word ?? []) : [];
