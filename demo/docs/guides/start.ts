/** The documentation's first page. */
import { write } from '../dialects/write-dialect';
import { entries } from '../server/reference';
import { sectionsOf, type Guide } from './guide';
import type { Snippet } from './markdown';

/** Code that the Polish page shows too. */
export const startCodes: readonly Snippet[] = [
  {
    language: 'html',
    name: 'Once, in the frame of your pages',
    code: '<link rel="stylesheet" href="/elements/shop-elements.css">\n<script type="module" async src="/elements/index.js"></script>',
  },
  {
    language: 'shell',
    name: 'A shop to begin with',
    code: 'npx shop-elements init php sklep',
  },
  {
    language: 'css',
    name: 'CSS',
    code: ':root {\n  --shop-color-accent: #12594a;\n  --shop-radius: 6px;\n}\nshop-cart::part(button-primary) {\n  text-transform: uppercase;\n}',
  },
  {
    language: 'shell',
    name: 'Shell',
    code: 'npx shop-elements conform https://shop.example/koszyk\nnpx shop-elements lint templates/',
  },
];

export const start: Guide = {
  slug: '',
  title: 'Getting started',
  template: 'start',
  sections: sectionsOf('start', [
    ['start', 'Start in two minutes', ['install', 'script', 'quick start', 'starter', 'init', 'npm create']],
    ['config', 'Settings of the page', ['shop-config', 'currency']],
    ['data', 'Handing over data', ['json', 'escaping', 'twig', 'blade', 'php', 'script']],
    ['events', 'Listening', ['addEventListener']],
    ['forms', 'In your own forms', ['form-associated', 'submit', 'validation']],
    [
      'frameworks',
      'In React, Vue, Svelte and Angular',
      [
        'react',
        'vue',
        'svelte',
        'angular',
        'vite',
        'webpack',
        'esbuild',
        'rollup',
        'parcel',
        'npm',
        'typescript',
        'jsx',
      ],
    ],
    ['look', 'Your colours', ['theme', 'css', 'dark']],
    ['csp', 'Strict pages', ['csp', 'trusted types', 'nonce', 'security']],
    ['server', 'The server’s side', ['backend', 'conform', 'lint', 'mock', 'watch', 'php', 'laravel']],
    ['elements', 'All elements'],
  ]),
  data: async () => {
    const reference = await entries();
    const snippetOf = (tag: string) => reference.get(tag)!.example.snippet;
    return {
      tags: new Map([...reference].map(([tag, { declaration }]) => [tag, declaration.summary])),
      first: write(snippetOf('shop-suggester'), 'HTML', {}),
      codes: startCodes,
      settings: write(snippetOf('shop-config').slice(0, 1), 'HTML', {}),
      escaped: (['Twig', 'Blade', 'PHP'] as const).map((language) => ({
        language,
        code: write(snippetOf('shop-address'), language, {}),
      })),
    };
  },
};
