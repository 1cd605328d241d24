/** Decides what the browser needs to draw the search page if the template left the tag empty. */
import { drawing } from './drawing.generated';

export const { tree, css } = drawing;
export { siteScreen as values } from './model';
