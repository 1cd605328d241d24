/** Faults in the prices of quotes: the offered ones, and those that buyers propose. */
import { disabled, done, type Faults } from './fault-of';

export const quotePrices = {
  'a quote has its prices for any quantity': disabled('process-offer'),
  'a quote follows the prices of the shop': disabled('process-price'),
  'a quote is ordered at the shop’s current price': done('confirm', ({ cart }) => {
    for (const line of cart.lines) line.net = line.was ?? line.net;
  }),
  'a proposed price becomes the price of its line': done('ask_quote', ({ shop }) => {
    for (const line of [...shop.held.values()].at(-1)?.lines ?? []) line.net = line.wished ?? line.net;
  }),
  'a proposed price is lost': disabled('wish-kept'),
  'a proposed price may be 0': disabled('wish-price'),
  'a price may be proposed for an unknown line': disabled('wish-line'),
} as const satisfies Faults;
