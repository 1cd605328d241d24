/** Decides the sections of the guides: their headings stand here once, for the page, its table of contents and the search. */
export interface Section {
  readonly page: '' | 'theming' | 'texts' | 'events' | 'contract';
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
  { page: '', id: 'server', title: 'The server’s side', words: ['backend', 'conform', 'lint', 'php', 'laravel'] },
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
];

export const sectionsOf = (page: Section['page']): Section[] => sections.filter((one) => one.page === page);
