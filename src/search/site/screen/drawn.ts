/** Decides what the browser draws the search page by, where the template has nothing in the tag. */
import { drawing } from './drawing.generated';

export const { tree, css } = drawing;
export { siteScreen as values } from './model';
