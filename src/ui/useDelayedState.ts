/** Delays a state: true only once it has lasted long enough to be shown. */
import { useEffect, useState } from 'react';

/** True once `state` has held for `duration` ms. */
export function useDelayedState(state: boolean, duration: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(setLasting, duration, true);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [state, duration]);
  return lasting;
}
