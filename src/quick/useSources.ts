/** Decides how what is read into the list is said: one message for each file or pasted table, and to screen readers as well. */
import { useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../ui/LiveRegion';
import type { Desk } from './desk';
import type { Entry } from './entry';
import { createSources } from './sources';
import type { Note, ReadSource, Said } from './sources';
import { fullLine, saidOf, spokenOf } from './told/sentences';

export function useSources(desk: Desk, onBegin: () => void) {
  const announce = useAnnounce();
  const [sources] = useState(() => createSources(desk));
  const notes = useSyncExternalStore(sources.subscribe, sources.get);
  const tell = (note: Note) => announce(spokenOf(saidOf(note).sentences));
  const say = (said: Said) => {
    sources.say(said);
    tell(said);
  };
  const begin = () => {
    onBegin();
    sources.begin();
  };
  return {
    sources,
    notes,
    begin,
    say,
    /** A file, or a pasted table without a name. Returns whether its rows are in the list. */
    add(name: string | undefined, read: ReadSource): boolean {
      const source = sources.add(name, read);
      tell(source);
      return source.full !== undefined;
    },
    /** Rows that need no reading: a kept list. */
    take(entries: readonly Entry[], sentence: string): void {
      begin();
      const full = fullLine(desk.put(entries));
      say({ status: full.length > 0 ? 'warning' : 'success', sentences: [sentence, ...full] });
    },
  };
}
