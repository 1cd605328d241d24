/** The actions of approval and quotes. All but `note` state what the person has seen, as an order does. */
import * as v from 'valibot';
import { decimal } from '../../../http/decimal';
import { limited, messageLimit } from '../../../http/limits';
import { id } from '../../../http/tolerant';
import { seenCart } from '../seen';
import { action } from './action';

/** A message to the other person; it may be empty. */
const message = /* @__PURE__ */ v.object({ note: limited(messageLimit) });
/** The net unit price that the buyer proposes for a line. */
const wish = /* @__PURE__ */ v.object({ id, cartId: id, net: decimal });
export type Wish = v.InferInput<typeof wish>;
const seen = /* @__PURE__ */ v.optional(seenCart);

const sealed = { slot: 'confirm', once: true, isSingle: true, isSealed: true } as const;

export const send_for_approval = action({
  body: v.object({ send_for_approval: message, seen }),
  samples: { good: { send_for_approval: { note: 'Płytki na parter' } } },
  mayChange: [],
  ...sealed,
});

export const approve = action({
  body: v.object({ approve: message, seen }),
  samples: { good: { approve: { note: '' } } },
  mayChange: [],
  ...sealed,
});

export const reject = action({
  body: v.object({ reject: message, seen }),
  samples: { good: { reject: { note: 'Weź tańszy klej' } } },
  mayChange: [],
  ...sealed,
});

export const withdraw = action({
  body: v.object({ withdraw: v.literal(true), seen }),
  samples: { good: { withdraw: true } },
  mayChange: [],
  ...sealed,
});

export const ask_quote = action({
  body: v.object({ ask_quote: v.object({ ...message.entries, wishes: v.optional(v.array(wish)) }), seen }),
  samples: { good: { ask_quote: { note: 'Lepsza cena przy tej ilości' } } },
  mayChange: [],
  ...sealed,
});

export const decline_quote = action({
  body: v.object({ decline_quote: message, seen }),
  samples: { good: { decline_quote: { note: '' } } },
  mayChange: [],
  ...sealed,
});

/** A message for the history. Sending it twice would store it twice. */
export const note = action({
  body: v.object({ note: limited(messageLimit) }),
  samples: { good: { note: 'Dostawa może być tydzień później.' } },
  mayChange: [],
  slot: 'note',
  queued: (body) => `note ${body.note}`,
  once: true,
  isSingle: true,
});
