/** Outlines the group whose blocker the buyer followed, until they leave the step. */
import { createContext, useContext } from 'react';
import { text } from '../text';
import type { Blocker } from '../session/blocker-targets';

export interface FollowedReason {
  /** The blocker whose reason the buyer followed last. */
  readonly reason: Blocker | undefined;
  readonly setReason: (blocker: Blocker | undefined) => void;
}

export const FollowedReasonContext = createContext<FollowedReason>({ reason: undefined, setReason: () => {} });

/** The error sentence of a group with a gap, after the buyer followed its reason. */
export function useMissingError(blocker: Blocker, isMissing: boolean): string | undefined {
  const { reason } = useContext(FollowedReasonContext);
  return isMissing && reason === blocker ? text.blockers[blocker] : undefined;
}
