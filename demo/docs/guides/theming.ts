/** The guide to colours, type and parts. */
import { entries, rowsOf } from '../server/reference';
import { themeNames } from '../server/themes';
import { sectionsOf, type Guide } from './guide';

/** All custom properties of the declarations, each once, with the elements that use it. */
async function tokens() {
  const properties = new Map<string, { name: string; summary: string; default?: string; tags: string[] }>();
  for (const { declaration } of (await entries()).values()) {
    for (const one of rowsOf(declaration).cssProperties) {
      const property = properties.get(one.name) ?? { ...one, tags: [] };
      properties.set(one.name, { ...property, tags: [...property.tags, declaration.tag] });
    }
  }
  return [...properties.values()];
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
