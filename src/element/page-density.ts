/** Declares the line spacing of a page's lists. */
import { oneOf } from './attributes';

export const density = oneOf(['comfortable', 'compact'], {
  summary: 'Density of cart lines. `compact` displays more lines, numbered and without pictures.',
  default: 'comfortable',
  page: true,
});
