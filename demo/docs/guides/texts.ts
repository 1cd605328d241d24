/** The guide to texts, and its table of replaceable texts. */
import list from '../../../src/texts/texts.json' with { type: 'json' };
import { sectionsOf, type Guide } from './guide';

type Wording = string | Readonly<Record<string, string | undefined>>;

/** The sentence of each plural category is on its own line. */
const formsOf = (wording: Wording): string[] =>
  typeof wording === 'string' ? [wording] : Object.entries(wording).map(([form, text]) => `${form}: ${text}`);

/** Every text, by the key that replaces it. */
const rows = Object.entries(list as Readonly<Record<string, { pl: Wording; en: Wording }>>).map(
  ([key, { pl, en }]) => ({ key, polish: formsOf(pl), english: formsOf(en) }),
);

export const texts: Guide = {
  slug: 'texts',
  title: 'Texts and languages',
  template: 'texts',
  sections: sectionsOf('texts', [
    ['replace', 'Your own words', ['texts', 'i18n', 'labels', 'wording']],
    ['english', 'English', ['language', 'lang', 'translation', 'locale']],
    ['keys', 'All texts', ['keys', 'texts.json']],
  ]),
  data: () => ({ rows }),
};
