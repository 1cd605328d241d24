/** Decides what is said of a required consent or choice that is missing: the shop's own sentence, else one made from its label. */
import { useCartState } from '../parts/CartContext';
import { isEmpty, labelOf, fieldValue } from '../session/fields';
import { placeOf, type ExtraField } from '../wire/extra';
import { overlayOf } from '../session/pending';
import { text } from '../text';
import { consentText } from './text';

export function lackOf(field: ExtraField): string {
  const { error, name, type } = field;
  if (error) return error;
  if (type === 'choice') return text.extra.missing(labelOf(field));
  return name === 'terms' ? consentText.terms : consentText.missing(labelOf(field));
}

/** Of all that are missing. */
export const useLackingConsents = (): string =>
  useCartState((state) =>
    (state.cart?.extra_fields ?? [])
      .filter(
        (one) => one.required && placeOf(one) === 'summary' && isEmpty(one, fieldValue(one, overlayOf(state).fields)),
      )
      .map(lackOf)
      .join(' '),
  );
