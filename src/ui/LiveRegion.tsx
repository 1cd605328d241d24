/** Decides how changes reach screen readers: one polite live region an element, fed from a queue. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createAnnouncer } from './announcer';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Says a sentence to screen readers; a stable function. Needs a {@link LiveRegion} above. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);

/** Put once around an element's whole view: the region must be in the page before the first sentence. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const [announcer] = useState(() => createAnnouncer(setText));
  useEffect(() => announcer.stop, [announcer]);
  return (
    <AnnounceContext value={announcer.say}>
      {children}
      <div className="only-spoken" role="status" aria-live="polite">
        {text}
      </div>
    </AnnounceContext>
  );
}
