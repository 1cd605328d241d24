/** Loads an order's lines once: when the buyer opens its details or orders again, whichever comes first. */
import { useCallback, useRef, useState } from 'react';
import { failureOf, type Failure } from '../http/failure';
import type { Id } from '../http/tolerant';
import { fetchOrder } from './api';
import type { WholeOrder } from './schema';

export interface OrderDetailsState {
  readonly order: WholeOrder | undefined;
  readonly failure: Failure | undefined;
  /** Whether the buyer can do or read something about it; stays true after the last action, whose dialog is still open. */
  readonly hasActions: boolean;
  /** Rejects with a Failure; the next call then requests again. */
  ask(): Promise<WholeOrder>;
  /** After an action the server returns the order anew. */
  replace(order: WholeOrder): void;
}

export function useOrderDetails(url: string | undefined, id: Id): OrderDetailsState {
  const pending = useRef<Promise<WholeOrder>>(undefined);
  const [order, setOrder] = useState<WholeOrder>();
  const [failure, setFailure] = useState<Failure>();
  const [hasActions, setHasActions] = useState(false);
  const take = useCallback((answer: WholeOrder) => {
    setOrder(answer);
    setHasActions(
      (had) =>
        had ||
        answer.actions.length + answer.messages.length + answer.returns.length > 0 ||
        answer.return !== undefined,
    );
  }, []);
  const ask = useCallback(() => {
    pending.current ??= fetchOrder(url, id).then(
      (answer) => {
        setFailure(undefined);
        take(answer);
        return answer;
      },
      (error: unknown) => {
        pending.current = undefined;
        setFailure(failureOf(error));
        throw error;
      },
    );
    return pending.current;
  }, [url, id, take]);
  const replace = useCallback(
    (answer: WholeOrder) => {
      pending.current = Promise.resolve(answer);
      take(answer);
    },
    [take],
  );
  return { order, failure, hasActions, ask, replace };
}
