/** Computes which orders need approval: the reasons, the steps with their approvers, and the budgets' remaining amounts. */
import type { LoadedCart } from '../cart/load';
import { dueOf } from '../cart/prices';
import { toAmount, toGrosze, toPolish } from '../money/grosze';
import { text } from './text';

type Member = LoadedCart['people'][number];

export interface NeededStep {
  readonly label: string;
  /** Members who may decide; empty if nobody may. */
  readonly who: readonly number[];
  readonly allowsOwn: boolean;
}

export interface Need {
  readonly reasons: readonly string[];
  readonly limits: readonly {
    readonly label: string;
    readonly of: string;
    readonly left: string;
    readonly after: string;
  }[];
  readonly steps: readonly NeededStep[];
}

/** The buyer: the owner of a held cart, otherwise the current member. */
export const buyerOf = ({ held, me, people }: LoadedCart): Member | undefined =>
  held[0] === undefined ? me : people.find(({ id }) => id === held[0]?.ownerId);

/** Computed at each request, because roles, rules and prices change while a request waits. */
export function needOf(cart: LoadedCart): Need {
  const buyer = buyerOf(cart);
  const total = dueOf(cart);
  const limits = cart.budgets.map(({ label, amount, left }) => ({
    label,
    of: amount,
    left,
    after: toAmount(toGrosze(left) - total),
  }));
  if (buyer === undefined || cart.lines.length === 0) return { reasons: [], limits, steps: [] };
  const { limitGross: limit } = buyer;
  const isOver = limit !== null && total > toGrosze(limit);
  // The budgets are also controlled by the members without a limit.
  const short = limit === null ? [] : limits.filter(({ after }) => toGrosze(after) < 0);
  const applied = cart.rules.filter(({ above }) =>
    above === null ? isOver || short.length > 0 : total > toGrosze(above),
  );
  return {
    reasons: [
      ...(isOver ? [text.overLimit(toPolish(toAmount(total)), toPolish(limit))] : []),
      ...short.map(({ label }) => text.overBudget(label)),
      ...applied.flatMap(({ above, label }) => (above === null ? [] : [text.above(toPolish(above), label)])),
    ],
    limits,
    steps: applied.map(({ label, approvers, allowsOwn }) => {
      const superior = buyer.superiorId === null ? [] : [buyer.superiorId];
      const named = deciding(cart, { who: approvers, allowsOwn });
      return { label, allowsOwn, who: named.length > 0 ? named : deciding(cart, { who: superior, allowsOwn }) };
    }),
  };
}

/** The members of a step who may decide now: current approvers, without the buyer unless the rule allows it. */
export function deciding(cart: LoadedCart, { who, allowsOwn }: Pick<NeededStep, 'who' | 'allowsOwn'>): number[] {
  const buyer = buyerOf(cart);
  return cart.people
    .filter(({ id, role }) => who.includes(id) && role === 'approver' && (allowsOwn || id !== buyer?.id))
    .map(({ id }) => id);
}

/** Whether the session's member decides the next step of the request. */
export const isDecider = (cart: LoadedCart): boolean =>
  cart.held.some(({ state, steps, step }) => {
    const next = steps[step];
    return state === 'waiting' && next !== undefined && deciding(cart, next).some((id) => id === cart.me?.id);
  });

export const namesOf = ({ people }: LoadedCart, ids: readonly number[]): string[] =>
  people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
