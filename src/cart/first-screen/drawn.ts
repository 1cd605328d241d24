/** Drawing, values and CSS for a cart whose data the template brought without printing its first screen. */
import '../../element/lists';
import { cartStyles } from '../styles';

export { tree } from './drawing.generated';
export { cartScreen as values } from './model';
export const css = cartStyles;
