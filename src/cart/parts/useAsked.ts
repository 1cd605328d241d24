/** Decides which group says what it lacks: the one whose reason the person followed, until they leave the step. */
import { createContext, useContext } from 'react';
import { text } from '../text';
import type { Blocker } from '../session/ways';

export interface Asked {
  /** The reason that the person followed last. */
  readonly asked: Blocker | undefined;
  readonly ask: (blocker: Blocker | undefined) => void;
}

export const AskedContext = createContext<Asked>({ asked: undefined, ask: () => {} });

/** The sentence of a group that `lacks` this, once the person was led there. */
export function useLack(blocker: Blocker, lacks: boolean): string | undefined {
  const { asked } = useContext(AskedContext);
  return lacks && asked === blocker ? text.blockers[blocker] : undefined;
}
