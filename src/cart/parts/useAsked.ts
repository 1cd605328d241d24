/** Decides which group says that it lacks something: the one whose reason was followed, until the step is left. */
import { createContext, useContext } from 'react';
import { text } from '../text';
import type { Blocker } from '../session/ways';

export interface Asked {
  /** The reason that the person followed last. */
  readonly asked: Blocker | undefined;
  readonly ask: (blocker: Blocker | undefined) => void;
}

export const AskedContext = createContext<Asked>({ asked: undefined, ask: () => {} });

/** The sentence of a group that `lacks` this, once the person has been led there. */
export function useLack(blocker: Blocker, lacks: boolean): string | undefined {
  const { asked } = useContext(AskedContext);
  return lacks && asked === blocker ? text.blockers[blocker] : undefined;
}
