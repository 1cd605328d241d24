/** Declares the page-wide money settings. Separate, because most elements need no other page settings. */
import { oneOf, text } from './attributes';

export const currency = text({
  summary: 'Currency of prices without one of their own, ISO 4217.',
  default: 'PLN',
  page: true,
});

export const prices = oneOf(['gross', 'net'], {
  summary:
    'Which price comes first: `net` for shops that sell to companies, sums then go from net by VAT rates to gross.',
  default: 'gross',
  page: true,
});
