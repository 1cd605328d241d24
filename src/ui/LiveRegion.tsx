/** Announces changes to screen readers: one polite live region per element, another in an open dialog, each fed from a queue. */
import { createContext, useContext, useEffect, useState } from 'react';
import { createAnnouncer, type Announcer } from './announcer';
import type { Elements } from './content';

const AnnouncerContext = createContext<Announcer | undefined>(undefined);
const silence = () => {};

/** Announces a sentence to screen readers; a stable function. Needs a {@link LiveRegion} above. */
export const useAnnounce = (): Announcer['announce'] => useContext(AnnouncerContext)?.announce ?? silence;

/** Put it once around an element's whole view: the region must exist before the first sentence. A Modal has its own. */
export function LiveRegion({ children }: { children: Elements }) {
  const outer = useContext(AnnouncerContext);
  const [text, setText] = useState('');
  const [announcer] = useState(() => createAnnouncer(setText));
  useEffect(() => {
    if (outer) return outer.enter(announcer);
    return () => void announcer.stop();
  }, [announcer, outer]);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <div className="only-spoken" role="status" aria-live="polite">
        {text}
      </div>
    </AnnouncerContext>
  );
}
