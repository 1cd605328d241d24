/** The guide with an integrator's questions, English and Polish; each question is a section. */
import type { Question } from '../question';
import { questions as all } from '../questions';
import { polishQuestions } from '../questions-pl';
import type { Guide } from './guide';

const guideOf = (own: readonly Question[], about: Pick<Guide, 'slug' | 'title'>, lead: string): Guide => ({
  ...about,
  template: 'questions',
  sections: own.map((one) => ({ ...one, text: [...one.answer, ...(one.code ?? [])].join(' ') })),
  data: () => ({ questions: own, title: about.title, lead }),
});

export const questions = guideOf(
  all,
  { slug: 'questions', title: 'Questions' },
  'What an integrator asks before the first page and after it.',
);

export const pytania = guideOf(
  polishQuestions,
  { slug: 'pl/questions', title: 'Pytania' },
  'O co pyta osoba, która wdraża sklep: przed pierwszą stroną i po niej.',
);
