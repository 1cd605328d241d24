/** Groups and order of the tags in the documentation. */
import { groups as titles, type Declaration } from '../../src/element/declare';

/** The groups of the declarations, with their tags in alphabetical order; empty groups are omitted. */
export const groupsOf = (declarations: readonly Declaration[]) =>
  titles
    .map((title) => ({ title, tags: declarations.filter(({ group }) => group === title).map(({ tag }) => tag) }))
    .filter(({ tags }) => tags.length > 0);
