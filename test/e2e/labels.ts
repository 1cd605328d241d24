/** Polish texts of the elements by key, for tests that are not about their wording. */
import texts from '../../src/texts/texts.json';

type Texts = typeof texts;
type Key = { [K in keyof Texts]: Texts[K]['pl'] extends string ? K : never }[keyof Texts];

export const label = (key: Key): string => texts[key].pl;
