/** The values that a `oneOf` attribute accepts, read from its type. */
import type { Attribute } from '../../element/attributes';

/** Empty for any kind except `oneOf`. */
export const wordsOf = ({ kind, type }: Pick<Attribute<unknown>, 'kind' | 'type'>): string[] =>
  kind === 'oneOf' ? [...type.matchAll(/'([^']*)'/g)].flatMap(([, word]) => word ?? []) : [];
