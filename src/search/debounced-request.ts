/** Debounces typed text into requests, and passes on only the newest response. */
import { codeText } from '../fields/typed-text';
import { pageClock, UNSEEN_WAIT } from '../page/clock';
import type { Clock } from '../page/clock';
import { logRefusal } from './log-refusal';

export interface DebouncedRequest {
  /** The text changed `ago` ms ago: sends after the rest of the delay, or calls `onShort` if the text is too short. */
  typed(text: string, ago?: number): void;
  /** Sends the last typed text at once, if it is still waiting. */
  now(): void;
  /** Cancels the waiting request, and ignores responses still to come. */
  stop(): void;
}

/** A rejection of `ask` changes nothing (rule S2). `minimum`: characters of the trimmed text; may change. */
export interface RequestSetup<Answer> {
  readonly delay: number;
  readonly minimum: () => number;
  readonly ask: (query: string) => Promise<Answer>;
  readonly onAnswer?: (answer: Answer, query: string) => void;
  /** Called for a text that is too short, perhaps empty. */
  readonly onShort?: (query: string) => void;
  /** True: the newest response is late. False: the wait is over. */
  readonly onLate?: (isLate: boolean) => void;
  readonly clock?: Clock | undefined;
}

/**
 *     ms     0     200    400          600   800    1000
 *     typed  pły   płyt   (restarts)         płytka
 *     sent                             płyt              … after a pause "płytka"
 *     answer                                 (for "płyt": dropped, the text has changed)
 *
 * Only the response to the newest text counts: a late one never overwrites a newer one.
 */
export function createDebouncedRequest<Answer>(setup: RequestSetup<Answer>): DebouncedRequest {
  const { delay, minimum, ask, onAnswer, onShort, onLate, clock = pageClock } = setup;
  let newest = 0;
  let cancel = () => {};
  let waiting: (() => void) | undefined;
  let endWait = () => {};

  const reset = () => {
    cancel();
    endWait();
    waiting = undefined;
    return ++newest;
  };

  /** Starts a wait, which the returned function ends. */
  function wait(): () => void {
    let isLate = false;
    const setLate = (late: boolean) => {
      if (isLate !== late) onLate?.((isLate = late));
    };
    const cancelLate = clock.after(UNSEEN_WAIT, () => setLate(true));
    return () => {
      cancelLate();
      setLate(false);
    };
  }

  async function send(query: string, requestId: number): Promise<void> {
    waiting = undefined;
    try {
      const answer = await ask(query).finally((endWait = wait()));
      if (requestId === newest) onAnswer?.(answer, query);
    } catch (error) {
      logRefusal(error);
    }
  }

  return {
    typed(text, ago = 0) {
      const requestId = reset();
      const query = codeText(text);
      if ([...query].length < minimum()) return onShort?.(query);
      waiting = () => void send(query, requestId);
      cancel = clock.after(Math.max(0, delay - ago), waiting);
    },
    now() {
      const send = waiting;
      cancel();
      send?.();
    },
    stop: () => void reset(),
  };
}
