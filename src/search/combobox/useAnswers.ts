/** Decides what a search box has found: it requests answers for the typed text, and keeps the newest one and how it is shown. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../ui/LiveRegion';
import { createAsking, type Asking } from '../asking';
import { boxText } from '../text';

/** How a box requests answers, and how it uses them. */
export interface Questions<Answer> {
  readonly delay: number;
  readonly minimum: number;
  /** A rejection is only logged. */
  readonly ask: (query: string) => Promise<Answer>;
  /** The number of entries to choose from. */
  readonly count: (answer: Answer) => number;
  /** The sentence for screen readers. */
  readonly spoken: (answer: Answer) => string;
  /** Marks the first entry of an answer, so that Enter takes it. */
  readonly marksFirst?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
  /** Offered while the field is empty. */
  readonly atRest?: Answer | undefined;
}

interface Shown<Answer> {
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly open: boolean;
  /** Index of the marked entry, or -1. */
  readonly active: number;
  /** Show what is offered at rest instead of the answer. */
  readonly isResting: boolean;
}
const NOTHING = { answer: undefined, query: '', open: false, active: -1, isResting: false };

/** `hasLeft`: the focus has left the box, so an answer must not open the list. `isEmptied`: the field is focused and empty. */
export function useAnswers<Answer>(
  questions: Questions<Answer>,
  hasLeft: RefObject<boolean>,
  isEmptied: () => boolean,
) {
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown<Answer>>(NOTHING);
  const [isLate, setLate] = useState(false);
  const { delay, minimum, atRest } = questions;
  /** Returns to what is offered before typing. */
  const rest = () => setShown(isEmptied() ? { ...NOTHING, open: true, isResting: true } : NOTHING);
  const short = useEffectEvent((query: string) => (query === '' ? rest() : setShown(NOTHING)));
  const ask = useEffectEvent(questions.ask);
  // One synchronous update in the answer's own task: any deferral would cost a frame.
  const take = useEffectEvent((answer: Answer, query: string) => {
    const { marksFirst = false, count, onAnswer, spoken } = questions;
    const active = marksFirst && count(answer) > 0 ? 0 : -1;
    flushSync(() => setShown({ answer, query, open: !hasLeft.current, active, isResting: false }));
    onAnswer?.(answer);
    // Speech waits for a pause anyway, so it need not delay the frame.
    setTimeout(() => announce(spoken(answer)));
  });
  const wait = useEffectEvent((late: boolean) => {
    setLate(late);
    if (late) announce(boxText.searching);
  });

  const asking = useRef<Asking>(null);
  // Must run before the layout effects of the parent, which may report text that was already typed.
  useLayoutEffect(() => {
    const made = createAsking<Answer>({
      delay,
      minimum,
      ask: (query) => ask(query),
      onAnswer: (answer, query) => take(answer, query),
      onShort: (query) => short(query),
      onLate: (late) => wait(late),
    });
    asking.current = made;
    return made.stop;
  }, [delay, minimum]);

  // `atRest` may arrive after the focus, and change while it is shown.
  const offered = atRest === undefined ? 0 : questions.count(atRest);
  const resting = { ...shown, answer: atRest, active: shown.active < offered ? shown.active : -1 };
  return { asking, shown: shown.isResting ? resting : shown, setShown, isLate, rest };
}
