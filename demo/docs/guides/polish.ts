/** The Polish guides: their code comes from the English pages, and each pair links to the other. */
import { questions } from '../questions';
import type { Guide } from './guide';
import { polishGuide, snippetsOf, type Snippet } from './markdown';
import { startCodes } from './start';

const questionCodes: readonly Snippet[] = questions.flatMap(({ id, code }) =>
  code === undefined ? [] : [{ name: id, code: code[1], language: code[2] ?? code[0].split(',')[0]!.toLowerCase() }],
);

export const zacznij = polishGuide('pl', startCodes);
export const kontrakt = polishGuide('pl/contract', [...startCodes, ...questionCodes]);
export const php = polishGuide('pl/php', snippetsOf('php'));
export const wordpress = polishGuide('pl/wordpress', snippetsOf('wordpress'));
export const zakupy = polishGuide('pl/purchasing', snippetsOf('purchasing'));
export const wlasnaTresc = polishGuide('pl/own-content', snippetsOf('own-content'));

const leadingTo = (guide: Guide, other: Guide, lang: 'en' | 'pl'): Guide => ({
  ...guide,
  ...(lang === 'en' && { lang: 'pl' }),
  data: async () => ({
    ...(await guide.data?.()),
    other: { href: `/elementy/${other.slug}`, lang, label: lang === 'pl' ? 'Po polsku' : 'In English' },
  }),
});

/** Starts each of the two pages with a link to the other. */
export const inTwoLanguages = (en: Guide, pl: Guide): { readonly en: Guide; readonly pl: Guide } => ({
  en: leadingTo(en, pl, 'pl'),
  pl: leadingTo(pl, en, 'en'),
});
