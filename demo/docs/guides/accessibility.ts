/** The accessibility report's two pages, English and Polish. */
import { reportOf, statementOf } from '../server/accessibility';
import { createDocsTwig } from '../server/twig';
import { sectionsOf, type Guide } from './guide';

export const accessibility: Guide = {
  slug: 'accessibility',
  title: 'Accessibility',
  template: 'accessibility',
  sections: sectionsOf('accessibility', [
    ['acr', 'The report', ['acr', 'vpat', 'openacr', 'conformance', 'eaa']],
    ['gaps', 'Gaps', ['nvda', 'jaws', 'voiceover']],
    ['heard', 'Screen-reader output', ['screen reader', 'transcripts']],
    ['wcag', 'WCAG 2.2', ['a11y', 'criteria']],
    ['clauses', 'Further clauses of EN 301 549', ['en 301 549']],
    ['statement', 'Statement of a shop', ['declaration']],
  ]),
  data: () => reportOf('en'),
};

export const dostepnosc: Guide = {
  slug: 'dostepnosc',
  title: 'Dostępność',
  lang: 'pl',
  template: 'dostepnosc',
  sections: sectionsOf('dostepnosc', [
    ['acr', 'Raport dostępności', ['wcag', 'zgodność']],
    ['gaps', 'Braki', ['niedostępne']],
    ['heard', 'Co jest słyszane', ['czytnik ekranu']],
    ['wcag', 'Kryteria WCAG 2.2', ['kryteria']],
    ['clauses', 'Pozostałe punkty EN 301 549'],
    ['statement', 'Deklaracja dostępności', ['szablon', 'ustawa']],
  ]),
  data: async () => ({ ...reportOf('pl'), statement: await statementOf(createDocsTwig()) }),
};
