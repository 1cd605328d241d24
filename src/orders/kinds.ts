/** Words for requests for approval and quotes among the orders; any other kind reads as an order. */
import { text } from './text';

const words = {
  order: { name: text.order, open: text.details },
  approval: { name: text.order, open: text.check },
  quote: { name: text.quote, open: text.openQuote },
};

export const wordsOf = (kind = '') => (Object.hasOwn(words, kind) ? words[kind as keyof typeof words] : words.order);
