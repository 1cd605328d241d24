/** The two pages on the duties of a cart, generated from one list. */
import { duties, STATE_OF, type Duty } from '../duties/duties';
import { sectionsOf, type Guide } from './guide';

const names = {
  pl: { K: 'firma', S: 'jednoosobowa firma', C: 'konsument' },
  en: { K: 'company', S: 'sole trader', C: 'consumer' },
} as const;

const rowOf = (lang: 'pl' | 'en', { who, [lang]: [duty, shop], ...one }: Duty, at: number) => ({
  number: at + 1,
  duty,
  shop,
  who: who.map((each) => names[lang][each]).join(', '),
  sure: one.sure,
  source: one.source,
  shown: [...one.elements.map((element) => `<${element}>`), ...one.fields],
  rules: one.rules.map((rule) => `[${rule}]`).join(' '),
});

const guide = (lang: 'pl' | 'en', slug: string, title: string, list: string, pictures: string): Guide => {
  const rows = duties.map((duty, at) => rowOf(lang, duty, at));
  return {
    slug,
    title,
    ...(lang === 'pl' && { lang }),
    template: slug,
    sections: sectionsOf(
      slug,
      [
        ['list', list, ['upk', 'gpsr', 'omnibus', 'mpp', 'ksef']],
        ['pictures', pictures, ['2025/1960', 'GARAN', 'guarantee_notice']],
      ],
      { list: rows },
    ),
    data: () => ({ rows, stateOf: STATE_OF }),
  };
};

export const dutiesInEnglish = guide('en', 'duties', 'Duties in the cart', 'Sixteen duties', 'Official pictures');
export const obowiazki = guide(
  'pl',
  'obowiazki-w-koszyku',
  'Obowiązki w koszyku',
  'Szesnaście obowiązków',
  'Obrazy urzędowe',
);
