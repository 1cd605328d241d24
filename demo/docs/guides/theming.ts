/** The guide to colours, type and parts. */
import { entries, rowsOf } from '../server/reference';
import { themeNames } from '../server/themes';
import { sectionsOf, type Guide } from './guide';

/** All custom properties of the declarations, each once, and which elements have it. */
async function tokens() {
  const found = new Map<string, { name: string; summary: string; default?: string; tags: string[] }>();
  for (const { declaration } of (await entries()).values()) {
    for (const one of rowsOf(declaration).cssProperties) {
      const known = found.get(one.name) ?? { ...one, tags: [] };
      found.set(one.name, { ...known, tags: [...known.tags, declaration.tag] });
    }
  }
  return [...found.values()];
}

export const theming: Guide = {
  slug: 'theming',
  title: 'Theming',
  template: 'theming',
  sections: sectionsOf('theming', [
    ['tokens', 'Custom properties', ['tokens', 'variables', 'accent']],
    ['schemes', 'Light and dark', ['color-scheme', 'dark mode']],
    ['density', 'Density and type', ['compact', 'font']],
    ['parts', 'Parts', ['::part', 'shadow']],
  ]),
  data: async () => ({ tokens: await tokens(), themes: await themeNames() }),
};
