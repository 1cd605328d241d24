/** Markup and CSS of the search page for an empty tag. */
import { drawing } from './drawing.generated';

export const { tree, css } = drawing;
export { siteScreen as values } from './model';
