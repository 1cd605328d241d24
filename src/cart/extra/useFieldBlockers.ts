/** Decides whether further fields of these places block the next step; fields that are being typed in right now do not. */
import { useCartState } from '../parts/CartContext';
import { missingField, type Place } from '../session/fields';
import { overlayOf } from '../session/pending';
import type { FieldBlocker } from '../session/rules';

export function useFieldBlockers(places: readonly Place[]): FieldBlocker[] {
  const lacks = (of: readonly Place[]) => (state: Parameters<Parameters<typeof useCartState>[0]>[0]) =>
    state.cart !== null && missingField(state.cart, of, overlayOf(state).fields) !== undefined;
  const inLines = useCartState(lacks(places.filter((one) => one === 'line')));
  const inOrder = useCartState(lacks(places.filter((one) => one === 'order' || one === 'delivery')));
  const onSummary = useCartState(lacks(places.filter((one) => one === 'summary')));
  return [
    ...(inLines ? ['missing_line_field' as const] : []),
    ...(inOrder ? ['missing_field' as const] : []),
    ...(onSummary ? ['missing_consent' as const] : []),
  ];
}
