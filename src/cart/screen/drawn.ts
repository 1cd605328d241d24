/** Decides what the browser draws the cart by, where the template has brought its data and printed nothing. */
import '../../element/lists';
import { cartStyles } from '../styles';

export { tree } from './drawing.generated';
export { cartScreen as values } from './model';
export const css = cartStyles;
