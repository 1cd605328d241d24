/** Polish texts of the elements by key, for tests that are not about their wording. */
import texts from '../../src/texts/texts.json';

type Texts = typeof texts;
type Key = { [K in keyof Texts]: Texts[K]['pl'] extends string ? K : never }[keyof Texts];

/** The text, with these values in place of its placeholders, in order. */
export const label = (key: Key, ...values: readonly string[]): string =>
  values.reduce((text, value) => text.replace(/\{\w+\}/, () => value), texts[key].pl);

/** The text before its first placeholder. */
export const labelStart = (key: keyof Texts): string => {
  const { pl } = texts[key];
  return (typeof pl === 'string' ? pl : pl.one).split('{')[0]!;
};

/** Matches accessible names that begin like the text. */
export const startsLike = (key: keyof Texts): RegExp => new RegExp(`^${labelStart(key).trim()}`);
