/** The example of `<shop-faq>`: questions that open below each other. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { each, el, from, type Node } from '../tree';

const questionsOf = (more: Node['attributes']) =>
  el(
    'shop-faq',
    {},
    each(
      'questions',
      'question',
      el(
        'details',
        { id: from('question.id'), ...more },
        el('summary', {}, from('question.title')),
        el('p', {}, from('question.answer')),
      ),
    ),
  );

export const example: Example = {
  words: ['pytania', 'odpowiedzi', 'accordion', 'details'],
  use: 'Questions and answers below each other, several of them open at a time, that can be linked to.',
  instead: 'Sections of which one is read at a time are `<shop-tabs>`.',
  scriptless: 'The same questions and answers: native `<details>` open and close by themselves.',
  snippet: [questionsOf({})],
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
  states: [
    {
      name: 'one open',
      snippet: [questionsOf({ open: true })],
      has: 'details[open]',
    },
    { name: 'long words', data: { questions: [{ id: 'a', title: LONG, answer: LONG }] }, shows: LONG },
  ],
  keys: [
    { press: 'Enter', at: 'Jak przeliczyć', does: 'Opens the answer, and closes it.' },
    { press: 'Shift+Tab', does: 'Leads to the button that opens all.' },
    { press: 'Enter', does: 'Opens all answers, and closes them.' },
  ],
};
