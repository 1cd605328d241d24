/** Decides the guide of an integrator's questions: each is a section. */
import { questions as all } from '../questions';
import type { Guide } from './guide';

export const questions: Guide = {
  slug: 'questions',
  title: 'Questions',
  template: 'questions',
  sections: all.map((one) => ({ ...one, text: [...one.answer, ...(one.code ?? [])].join(' ') })),
  data: () => ({ questions: all }),
};
