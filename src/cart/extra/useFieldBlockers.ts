/** Reports which scopes have an empty required field. Fields being typed in do not count as empty. */
import { useCartState } from '../parts/CartContext';
import { missingField } from '../session/fields';
import { overlayOf } from '../session/pending';
import type { FieldBlocker } from '../session/submit-blockers';
import type { ExtraField } from '../wire/extra';

export function useFieldBlockers(scopes: readonly ExtraField['scope'][]): FieldBlocker[] {
  const lacks = (of: readonly ExtraField['scope'][]) => (state: Parameters<Parameters<typeof useCartState>[0]>[0]) =>
    state.cart !== null && missingField(state.cart, of, overlayOf(state).fields) !== undefined;
  const inLines = useCartState(lacks(scopes.filter((scope) => scope === 'line')));
  const inOrder = useCartState(lacks(scopes.filter((scope) => scope !== 'line')));
  return [...(inLines ? ['missing_line_field' as const] : []), ...(inOrder ? ['missing_field' as const] : [])];
}
