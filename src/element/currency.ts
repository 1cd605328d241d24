/** Decides the page-wide setting that the most elements list: a file of its own, as most of them need no other. */
import { text } from './attributes';

export const currency = text({
  summary: 'Currency of prices without one of their own, ISO 4217.',
  default: 'PLN',
  page: true,
});
