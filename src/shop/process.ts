/** What a person may do with a cart that is approved or offered: the words of `can`, and whether its lines are locked. */

export type Word = 'send' | 'order' | 'approve' | 'reject' | 'withdraw' | 'ask' | 'decline' | 'note';

/** What this person may do now. */
export interface Permission {
  readonly can: Word[];
  /** Somebody else decides about the lines or has decided. */
  readonly locked: boolean;
}

interface Request {
  /** `required` before it is sent. */
  readonly state: string;
  readonly isOwner: boolean;
  /** The cart's sum or a rule requires an approval. */
  readonly isNeeded: boolean;
  /** Each of its steps has a person who may decide. Default: true. */
  readonly isPossible?: boolean;
  /** It was sent before. */
  readonly isHeld: boolean;
  /** The person decides next. */
  readonly isNext: boolean;
  /** The person decides at some step. */
  readonly isNamed: boolean;
  /** The state of the cart's quote, if it has one. */
  readonly quote: string | undefined;
}

interface Quote {
  /** `offered` before it is asked for. */
  readonly state: string;
  readonly isOwner: boolean;
  /** The goods reach the value from which the shop quotes. */
  readonly isEnough: boolean;
  /** The state of the cart's request for approval, if it has one. */
  readonly approval: string | undefined;
}

/** A quote without current prices needs no approval yet. */
export const isOrderable = (quote: string | undefined): boolean =>
  quote === undefined || ['answered', 'offered', 'ordered'].includes(quote);

export function ofRequest(request: Request): Permission {
  const { state, isOwner, isNeeded, isPossible = true, isHeld, isNext, isNamed, quote } = request;
  if (state === 'waiting') {
    const decision: Word[] = quote === 'expired' ? ['reject'] : ['approve', 'reject'];
    const words: Word[] = [...(isNext ? decision : []), ...(isOwner ? (['withdraw'] as const) : [])];
    return { can: words.length > 0 || isNamed ? [...words, 'note'] : [], locked: true };
  }
  // The cart fell below the limit and was ordered without approval.
  const isDone = state === 'approved' || state === 'ordered';
  const next: Word[] = !isNeeded ? ['order'] : isPossible ? ['send'] : [];
  const words: Word[] = isHeld ? [...next, 'note'] : next;
  return { can: isOwner && !isDone && isOrderable(quote) ? words : [], locked: isDone || !isOwner };
}

const ofState: Readonly<Record<string, readonly Word[]>> = {
  offered: ['order', 'ask'],
  asked: ['withdraw', 'note'],
  answered: ['order', 'decline', 'note'],
  declined: ['ask', 'note'],
  expired: ['ask', 'note'],
};

export function ofQuote({ state, isOwner, isEnough, approval }: Quote): Permission {
  const words = (ofState[state] ?? []).filter((word) => word !== 'ask' || isEnough);
  return {
    can: isOwner && approval !== 'waiting' ? words : [],
    locked: !isOwner || !['offered', 'answered'].includes(state),
  };
}
