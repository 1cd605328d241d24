/** Groups and order of the tags in the documentation. */
import { groups as titles, type Declaration } from '../../src/element/declare';

/** The groups of the declarations, their tags in the order of the alphabet; a group without tags is left out. */
export const groupsOf = (declarations: readonly Declaration[]) =>
  titles
    .map((title) => ({ title, tags: declarations.filter(({ group }) => group === title).map(({ tag }) => tag) }))
    .filter(({ tags }) => tags.length > 0);
