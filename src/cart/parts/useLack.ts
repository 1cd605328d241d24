/** Decides which group says what it lacks: the one whose reason the person followed, until they leave the step. */
import { createContext, useContext } from 'react';
import { text } from '../text';
import type { Blocker } from '../session/blocker-targets';

export interface Asked {
  /** The reason that the person followed last. */
  readonly reason: Blocker | undefined;
  readonly setReason: (blocker: Blocker | undefined) => void;
}

export const FollowedReasonContext = createContext<Asked>({ reason: undefined, setReason: () => {} });

/** The sentence of a group that `lacks` this, once the person was led there. */
export function useLack(blocker: Blocker, lacks: boolean): string | undefined {
  const { reason } = useContext(FollowedReasonContext);
  return lacks && reason === blocker ? text.blockers[blocker] : undefined;
}
