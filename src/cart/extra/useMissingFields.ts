/** Builds the sentence for a missing required consent or choice: the shop's own, else one from the label. */
import { useCartState } from '../parts/CartContext';
import { isEmpty, labelOf, fieldValue } from '../session/fields';
import { placeOf, type ExtraField } from '../wire/extra';
import { overlayOf } from '../session/pending';
import { text } from '../text';
import { consentText } from './text';

export function missingError(field: ExtraField): string {
  const { error, name, type } = field;
  if (error) return error;
  if (type === 'choice') return text.extra.missing(labelOf(field));
  return name === 'terms' ? consentText.terms : consentText.missing(labelOf(field));
}

/** The sentences of all missing consents and choices. */
export const useMissingFields = (): string =>
  useCartState((state) =>
    (state.cart?.extra_fields ?? [])
      .filter(
        (one) => one.required && placeOf(one) === 'summary' && isEmpty(one, fieldValue(one, overlayOf(state).fields)),
      )
      .map(missingError)
      .join(' '),
  );
