/** Decides what a search box has found: it asks for what is typed, and keeps the newest answer and how that is shown. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../ui/LiveRegion';
import { createAsking, type Asking } from '../asking';
import { boxText } from '../text';

/** How a box asks, and what it makes of an answer. */
export interface Questions<Answer> {
  readonly delay: number;
  readonly minimum: number;
  /** Fails with an exception; that is logged only. */
  readonly ask: (query: string) => Promise<Answer>;
  /** How many entries can be chosen. */
  readonly count: (answer: Answer) => number;
  /** What screen readers are told of an answer. */
  readonly spoken: (answer: Answer) => string;
  /** Marks the first entry as soon as there is one, so that Enter takes it. */
  readonly marksFirst?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
  /** What is offered while nothing stands in the field. */
  readonly atRest?: Answer | undefined;
}

interface Shown<Answer> {
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly open: boolean;
  /** Place of the marked entry, -1 where none is. */
  readonly active: number;
  /** What is offered at rest stands in the answer's place. */
  readonly isResting: boolean;
}
const NOTHING = { answer: undefined, query: '', open: false, active: -1, isResting: false };

/**
 * `hasLeft`: the focus was in the box and has gone elsewhere. An answer that comes then does not open the list over the page.
 * `isEmptied`: somebody is in the field, and nothing stands there.
 */
export function useAnswers<Answer>(
  questions: Questions<Answer>,
  hasLeft: RefObject<boolean>,
  isEmptied: () => boolean,
) {
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown<Answer>>(NOTHING);
  const [isLate, setLate] = useState(false);
  const { delay, minimum, atRest } = questions;
  /** Back to what is offered before anything is typed. */
  const rest = () => setShown(isEmptied() ? { ...NOTHING, open: true, isResting: true } : NOTHING);
  const short = useEffectEvent((query: string) => (query === '' ? rest() : setShown(NOTHING)));
  const ask = useEffectEvent(questions.ask);
  // One update an answer, in the answer's own task: anything between would be a frame later on the screen.
  const take = useEffectEvent((answer: Answer, query: string) => {
    const { marksFirst = false, count, onAnswer, spoken } = questions;
    const active = marksFirst && count(answer) > 0 ? 0 : -1;
    flushSync(() => setShown({ answer, query, open: !hasLeft.current, active, isResting: false }));
    onAnswer?.(answer);
    // Spoken after a pause anyway: its sentence is no part of what the frame waits for.
    setTimeout(() => announce(spoken(answer)));
  });
  const wait = useEffectEvent((late: boolean) => {
    setLate(late);
    if (late) announce(boxText.searching);
  });

  const asking = useRef<Asking>(null);
  // Before the layout effects of what is around the box: they may have a text that was typed already.
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

  // It comes after the focus perhaps, and changes while it stands there.
  const offered = atRest === undefined ? 0 : questions.count(atRest);
  const resting = { ...shown, answer: atRest, active: shown.active < offered ? shown.active : -1 };
  return { asking, shown: shown.isResting ? resting : shown, setShown, isLate, rest };
}
