/** Decides which Polish form of a noun goes with a number. */
import { formatNumber } from './money';

/** 1 produkt · 2 produkty · 5 produktów · 1,5 produktu (as the many form unless given). */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  other?: string;
}

const rules = new Intl.PluralRules('pl');

/** The form alone: `plural(22, forms)` is the few form. */
export function plural(count: number, forms: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one' || category === 'few' || category === 'many') return forms[category];
  return forms.other ?? forms.many;
}

/** Number and noun with a hard space: "12 produktów". */
export const counted = (count: number, forms: PluralForms): string =>
  `${formatNumber(String(count))}\u00A0${plural(count, forms)}`;
