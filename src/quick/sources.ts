/** Decides what becomes of files and pasted tables: their rows go into the list, or wait until a person has confirmed the columns. */
import type { RowListStore } from './row-list';
import type { ReadRows } from './entry';
import type { Row } from './rows';

export interface Message {
  readonly status: 'success' | 'warning' | 'error';
  readonly sentences: readonly string[];
}

export interface ReadSource extends ReadRows {
  /** An invoice's number. */
  readonly number?: string;
  readonly isCorrection?: boolean;
  readonly isAdvance?: boolean;
}

export interface Source {
  readonly id: number;
  /** Of the file; undefined for a pasted table. */
  readonly name: string | undefined;
  readonly read: ReadSource;
  /** How many of its rows found no room in the list; undefined while none of them is in the list. */
  readonly full: number | undefined;
}

/** What is said above the list: of each file, of a pasted table, or of what a person has done. */
export type Note = Message | Source;

export interface Notes {
  readonly all: readonly Note[];
  /** The source whose columns are being corrected. */
  readonly opened: Source | undefined;
}

export const isSource = (note: Note): note is Source => 'read' in note;
export type Sources = ReturnType<typeof createSources>;

export function createSources(rowList: Pick<RowListStore, 'put' | 'replace' | 'putBack' | 'rowsOf'>) {
  let notes: Notes = { all: [], opened: undefined };
  /** What cancelling goes back to. */
  let before: { readonly source: Source; readonly rows: readonly Row[] } | undefined;
  let ids = 0;
  const listeners = new Set<() => void>();
  const show = (next: Notes): void => {
    notes = next;
    for (const listener of listeners) listener();
  };
  const update = (source: Source, opened: Source | undefined): void =>
    show({ all: notes.all.map((one) => (isSource(one) && one.id === source.id ? source : one)), opened });
  const open = (source: Source | undefined): void => {
    before = source && { source, rows: rowList.rowsOf(source.id) };
    show({ ...notes, opened: source });
  };
  /** One after the other: several files may have to be looked at. */
  const openNext = (after: number): void =>
    open(notes.all.filter(isSource).find(({ id, full }) => id > after && full === undefined));

  return {
    get: () => notes,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Something new begins: only what still waits for a person stays. */
    begin(): void {
      const isHeld = (note: Note) => isSource(note) && note.full === undefined;
      show({ all: notes.all.filter(isHeld), opened: notes.opened && isHeld(notes.opened) ? notes.opened : undefined });
    },
    report: (message: Message): void => show({ ...notes, all: [...notes.all, message] }),
    clear: (message?: Message): void => show({ all: message ? [message] : [], opened: undefined }),
    /** What is surely understood goes into the list; anything else is shown first. */
    add(name: string | undefined, read: ReadSource): Source {
      ids += 1;
      const isSure = read.table === undefined || (read.table.isSure && read.entries.length > 0);
      const source: Source = { id: ids, name, read, full: isSure ? rowList.put(read.entries, ids) : undefined };
      show({ ...notes, all: [...notes.all, source] });
      if (!isSure && notes.opened === undefined) open(source);
      return source;
    },
    open: (id: number): void => open(notes.all.filter(isSource).find((one) => one.id === id)),
    /** The opened source is understood in another way; its rows follow if they are in the list. */
    change(now: ReadRows): void {
      const { opened } = notes;
      if (opened?.read.table === undefined) return;
      // Rows of other sheets are counted by the guess.
      const isSameSheet = now.table?.layout.sheet === opened.read.table.layout.sheet;
      const elsewhere = opened.read.leftOut.filter(({ reason }) => reason === 'sheet' && isSameSheet);
      const read = { ...opened.read, ...now, leftOut: [...now.leftOut, ...elsewhere] };
      const full = opened.full === undefined ? undefined : rowList.replace(opened.id, read.entries);
      const source = { ...opened, read, full };
      update(source, source);
    },
    accept(): void {
      const { opened } = notes;
      if (opened === undefined) return;
      if (opened.full === undefined)
        update({ ...opened, full: rowList.put(opened.read.entries, opened.id) }, undefined);
      openNext(opened.id);
    },
    /** All is as it was before it was opened. */
    cancel(): void {
      if (before === undefined) return;
      const { source, rows } = before;
      if (source.full !== undefined) rowList.putBack(source.id, rows);
      update(source, undefined);
      openNext(source.id);
    },
  };
}
