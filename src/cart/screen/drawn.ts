/** Decides what the browser needs to draw the cart when the template brought its data but printed nothing. */
import '../../element/lists';
import { cartStyles } from '../styles';

export { tree } from './drawing.generated';
export { cartScreen as values } from './model';
export const css = cartStyles;
