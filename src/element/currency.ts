/** Declares the page-wide money settings. Separate, because most elements need no other page settings. */
import { oneOf, text } from './attributes';

export const currency = text({
  summary: 'Currency of prices that do not state one, ISO 4217.',
  default: 'PLN',
  page: true,
});

export const prices = oneOf(['gross', 'net'], {
  summary:
    'The price displayed first: `net` for shops that sell to companies; sums then list net, VAT rates and gross.',
  default: 'gross',
  page: true,
});
