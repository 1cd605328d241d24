/** Connects the sources to the view: a message for each file or pasted table, also for screen readers. */
import { useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../ui/LiveRegion';
import type { RowListStore } from './row-list';
import { createSources } from './sources';
import type { Note, ReadSource, Message } from './sources';
import { messageOf, spokenOf } from './summary/sentences';

export function useSources(rowList: RowListStore, onBegin: () => void) {
  const announce = useAnnounce();
  const [sources] = useState(() => createSources(rowList));
  const notes = useSyncExternalStore(sources.subscribe, sources.get);
  const announceNote = (note: Note) => announce(spokenOf(messageOf(note).sentences));
  const report = (message: Message) => {
    sources.report(message);
    announceNote(message);
  };
  const begin = () => {
    onBegin();
    sources.begin();
  };
  return {
    sources,
    notes,
    begin,
    report,
    /** Adds a file, a saved list, or a pasted table without a name. Returns whether its rows are in the list. */
    add(name: string | undefined, read: ReadSource): boolean {
      const source = sources.add(name, read);
      announceNote(source);
      return source.full !== undefined;
    },
  };
}
