/** Decides the example of `<shop-faq>`: questions that open below each other. */
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['pytania', 'odpowiedzi', 'accordion', 'details'],
  snippet: [
    el(
      'shop-faq',
      {},
      each(
        'questions',
        'question',
        el(
          'details',
          { id: from('question.id') },
          el('summary', {}, from('question.title')),
          el('p', {}, from('question.answer')),
        ),
      ),
    ),
  ],
  data: {
    questions: [
      {
        id: 'ilosci',
        title: 'Jak przeliczyć metry na opakowania?',
        answer: 'Na stronie produktu wpisz potrzebną powierzchnię. Kalkulator zaokrągli do pełnych opakowań.',
      },
      {
        id: 'dostawa',
        title: 'Ile trwa dostawa?',
        answer: 'Kurier dostarcza w dwa dni robocze, transport z HDS w dniu uzgodnionym z oddziałem.',
      },
      { id: 'zwroty', title: 'Czy przyjmujecie zwroty?', answer: 'Pełne opakowania przyjmujemy w ciągu 30 dni.' },
    ],
  },
};
