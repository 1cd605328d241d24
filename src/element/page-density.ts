/** Declares the line spacing of a page's lists. */
import { oneOf } from './attributes';

export const density = oneOf(['comfortable', 'compact'], {
  summary: 'How close the lines of a cart stand: `compact` has more of them on a screen, numbered, without pictures.',
  default: 'comfortable',
  page: true,
});
