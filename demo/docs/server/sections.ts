/** Decides the sections of the guides: their headings stand here once, for the page, its table of contents and the search. */
import { readFileSync } from 'node:fs';

export interface Section {
  readonly page:
    '' | 'theming' | 'texts' | 'events' | 'contract' | 'privacy' | 'releases' | 'accessibility' | 'dostepnosc';
  readonly id: string;
  readonly title: string;
  readonly words?: readonly string[];
}

export const sections: readonly Section[] = [
  { page: '', id: 'start', title: 'Start in two minutes', words: ['install', 'script', 'quick start'] },
  { page: '', id: 'config', title: 'Settings of the page', words: ['shop-config', 'currency'] },
  { page: '', id: 'data', title: 'Handing over data', words: ['json', 'escaping', 'twig', 'blade', 'php', 'script'] },
  { page: '', id: 'events', title: 'Listening', words: ['addEventListener'] },
  { page: '', id: 'forms', title: 'In your own forms', words: ['form-associated', 'submit', 'validation'] },
  {
    page: '',
    id: 'frameworks',
    title: 'In React, Vue and Svelte',
    words: ['react', 'vue', 'svelte', 'vite', 'npm', 'typescript', 'jsx'],
  },
  { page: '', id: 'look', title: 'Your colours', words: ['theme', 'css', 'dark'] },
  { page: '', id: 'csp', title: 'Strict pages', words: ['csp', 'trusted types', 'nonce', 'security'] },
  {
    page: '',
    id: 'server',
    title: 'The server’s side',
    words: ['backend', 'conform', 'lint', 'mock', 'watch', 'php', 'laravel'],
  },
  { page: '', id: 'elements', title: 'All elements' },
  { page: 'theming', id: 'tokens', title: 'Custom properties', words: ['tokens', 'variables', 'accent'] },
  { page: 'theming', id: 'schemes', title: 'Light and dark', words: ['color-scheme', 'dark mode'] },
  { page: 'theming', id: 'density', title: 'Density and type', words: ['compact', 'font'] },
  { page: 'theming', id: 'parts', title: 'Parts', words: ['::part', 'shadow'] },
  { page: 'texts', id: 'replace', title: 'Your own words', words: ['texts', 'i18n', 'labels', 'wording'] },
  { page: 'texts', id: 'english', title: 'English', words: ['language', 'lang', 'translation', 'locale'] },
  { page: 'texts', id: 'keys', title: 'All texts', words: ['keys', 'texts.json'] },
  { page: 'events', id: 'listen', title: 'How to listen' },
  { page: 'events', id: 'cancel', title: 'Stopping an action', words: ['preventDefault', 'cancelable'] },
  { page: 'events', id: 'all', title: 'All events' },
  { page: 'contract', id: 'calls', title: 'The calls', words: ['openapi', 'endpoints', 'api'] },
  { page: 'contract', id: 'actions', title: 'Actions of the cart' },
  {
    page: 'contract',
    id: 'headers',
    title: 'Headers and statuses',
    words: ['csrf', 'httponly', 'no-store', 'idempotency', '419', '422'],
  },
  { page: 'contract', id: 'shapes', title: 'Shapes', words: ['json schema', 'types'] },
  {
    page: 'privacy',
    id: 'kept',
    title: 'What stays in the browser',
    words: ['privacy', 'localstorage', 'sessionstorage', 'indexeddb', 'cookie', 'storage', 'gdpr', 'rodo', 'consent'],
  },
  { page: 'privacy', id: 'sent', title: 'What is sent, and where', words: ['requests', 'network', 'personal data'] },
  { page: 'privacy', id: 'never', title: 'What never happens', words: ['tracking', 'telemetry', 'third party'] },
  { page: 'releases', id: 'public', title: 'What you may rely on', words: ['public api', 'stability'] },
  { page: 'releases', id: 'versions', title: 'What a version says', words: ['semver', 'breaking', '0.x'] },
  { page: 'releases', id: 'deprecations', title: 'What goes, and when', words: ['deprecated', 'removal', 'sunset'] },
  {
    page: 'releases',
    id: 'cdn',
    title: 'On a CDN, with hashes',
    words: ['integrity', 'sri', 'immutable', 'import map'],
  },
  {
    page: 'releases',
    id: 'verify',
    title: 'Are these our files?',
    words: ['reproducible', 'rebuild', 'hash', 'tampered'],
  },
  { page: 'releases', id: 'sbom', title: 'What is inside', words: ['sbom', 'cyclonedx', 'licences', 'dependencies'] },
  { page: 'accessibility', id: 'acr', title: 'The report', words: ['acr', 'vpat', 'openacr', 'conformance', 'eaa'] },
  { page: 'accessibility', id: 'gaps', title: 'Gaps', words: ['nvda', 'jaws', 'voiceover'] },
  { page: 'accessibility', id: 'heard', title: 'What is heard', words: ['screen reader', 'transcripts'] },
  { page: 'accessibility', id: 'wcag', title: 'WCAG 2.2', words: ['a11y', 'criteria'] },
  { page: 'accessibility', id: 'clauses', title: 'Further clauses of EN 301 549', words: ['en 301 549'] },
  { page: 'accessibility', id: 'statement', title: 'Statement of a shop', words: ['declaration'] },
  { page: 'dostepnosc', id: 'acr', title: 'Raport dostępności', words: ['wcag', 'zgodność'] },
  { page: 'dostepnosc', id: 'gaps', title: 'Braki', words: ['niedostępne'] },
  { page: 'dostepnosc', id: 'heard', title: 'Co jest słyszane', words: ['czytnik ekranu'] },
  { page: 'dostepnosc', id: 'wcag', title: 'Kryteria WCAG 2.2', words: ['kryteria'] },
  { page: 'dostepnosc', id: 'clauses', title: 'Pozostałe punkty EN 301 549' },
  { page: 'dostepnosc', id: 'statement', title: 'Deklaracja dostępności', words: ['szablon', 'ustawa'] },
];

/** What a guide's template says under a heading, without tags. */
export function textOf(page: Section['page'], id: string): string {
  const path = new URL(`../../templates/docs/${page === '' ? 'start' : page}.twig`, import.meta.url);
  const [, after = ''] = readFileSync(path, 'utf8').split(`docs.heading(sections, '${id}')`);
  const [own = ''] = after.split('docs.heading(', 1);
  // Code is text with angle brackets of its own.
  const said = own.replaceAll(/\{\{[^]*?\}\}|verbatim %\}[^]*?\{% endverbatim/g, (code) =>
    code.replaceAll(/[<>]/g, ' '),
  );
  return said.replaceAll(/<[^>]*>|\{[%#][^]*?[%#]\}/g, ' ').replaceAll(/\s+/g, ' ');
}

export const sectionsOf = (page: Section['page']): Section[] => sections.filter((one) => one.page === page);
