/** Faults in the prices that buyers propose with a question for a quote. */
import { disabled, done, type Faults } from './fault-of';

export const wishes = {
  'a proposed price becomes the price of its line': done('ask_quote', ({ shop }) => {
    for (const line of [...shop.held.values()].at(-1)?.lines ?? []) line.net = line.wished ?? line.net;
  }),
  'a proposed price is lost': disabled('wish-kept'),
  'a proposed price may be 0': disabled('wish-price'),
  'a price may be proposed for an unknown line': disabled('wish-line'),
} as const satisfies Faults;
