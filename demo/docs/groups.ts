/** Decides in which groups and which order the documentation lists the tags. */
import { groups as titles, type Declaration } from '../../src/element/declare';

/** The groups of the declarations, their tags in the order of the alphabet; a group without tags is left out. */
export const groupsOf = (declarations: readonly Declaration[]) =>
  titles
    .map((title) => ({ title, tags: declarations.filter(({ group }) => group === title).map(({ tag }) => tag) }))
    .filter(({ tags }) => tags.length > 0);

/** The pages besides those of the tags, in the order of the navigation. */
export const guides = [
  { slug: '', title: 'Getting started' },
  { slug: 'theming', title: 'Theming' },
  { slug: 'texts', title: 'Texts and languages' },
  { slug: 'events', title: 'Events' },
  { slug: 'contract', title: 'Wire contract' },
  { slug: 'privacy', title: 'Privacy' },
  { slug: 'releases', title: 'Releases and support' },
  { slug: 'accessibility', title: 'Accessibility' },
  { slug: 'dostepnosc', title: 'Dostępność', lang: 'pl' },
  { slug: 'questions', title: 'Questions' },
  { slug: 'faults', title: 'Faults' },
] as const;
