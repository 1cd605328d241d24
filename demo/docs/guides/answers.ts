/** The guide of short answers, English and Polish: answers.md holds both, so that neither is forgotten. */
import type { Guide } from './guide';
import { guideOf, sourceOf } from './markdown';

/** `## English | Polish`, `<!-- words: English | Polish -->`, an English and a Polish paragraph. */
const ENTRY = /^(##?) (.+) \| (.+)$|^<!-- words: (.+) \| (.+) -->$|^(?![#<])(.+)\n\n(.+)$/gm;

const inLanguage = (slug: string, isPolish: boolean): Guide =>
  guideOf(
    slug,
    sourceOf('answers').replaceAll(
      ENTRY,
      (_, level?: string, title = '', tytul = '', words?: string, slowa = '', text = '', tekst = '') =>
        level !== undefined
          ? `${level} ${isPolish ? tytul : title}`
          : words !== undefined
            ? `<!-- words: ${isPolish ? slowa : words} -->`
            : isPolish
              ? tekst
              : text,
    ),
  );

export const answers = inLanguage('answers', false);
export const odpowiedzi = inLanguage('pl/answers', true);
