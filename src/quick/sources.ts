/** The store of files and pasted tables: adds their rows to the list, or waits until the person has confirmed the columns. */
import type { RowListStore } from './row-list';
import type { DroppedRow, ReadRows } from '../lookup/entry';
import { keyOf } from './rows';
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
  /** The file's name; undefined for a pasted table. */
  readonly name: string | undefined;
  readonly read: ReadSource;
  /** The number of its rows beyond the list's maximum; undefined until its rows are in the list. */
  readonly full: number | undefined;
  /** The number of its rows whose products are in the list already: the person has to choose. */
  readonly twice?: number | undefined;
}

/** An entry above the list: a source, or a message about an action. */
export type Note = Message | Source;

export interface Notes {
  readonly all: readonly Note[];
  /** The source whose columns are being corrected. */
  readonly opened: Source | undefined;
}

export const isSource = (note: Note): note is Source => 'read' in note;
export type Sources = ReturnType<typeof createSources>;

export function createSources(
  rowList: Pick<RowListStore, 'also' | 'drop' | 'filled' | 'put' | 'replace' | 'putBack' | 'rowsOf'>,
) {
  let notes: Notes = { all: [], opened: undefined };
  /** The state that cancelling restores. */
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
  const known = () => new Set(rowList.filled().map(({ entry }) => keyOf(entry)));
  /** Puts the rows into the list, unless some are there already. */
  function put(source: Source): Source {
    const keys = known();
    const { entries } = source.read;
    const twice = entries.filter((entry) => keys.has(keyOf(entry))).length;
    return twice > 0 ? { ...source, twice } : { ...source, full: rowList.put(entries, source.id) };
  }
  /** Opens unconfirmed sources one after the other. */
  const openNext = (after: number): void =>
    open(
      notes.all.filter(isSource).find(({ id, full, twice }) => id > after && full === undefined && twice === undefined),
    );

  return {
    get: () => notes,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Removes all notes except unconfirmed sources. */
    begin(): void {
      const isHeld = (note: Note) => isSource(note) && note.full === undefined;
      show({ all: notes.all.filter(isHeld), opened: notes.opened && isHeld(notes.opened) ? notes.opened : undefined });
    },
    report: (message: Message): void => show({ ...notes, all: [...notes.all, message] }),
    clear: (message?: Message): void => show({ all: message ? [message] : [], opened: undefined }),
    /** Adds the rows to the list if their layout is certain, else opens the preview. */
    add(name: string | undefined, read: ReadSource): Source {
      ids += 1;
      const isSure = read.table === undefined || (read.table.isSure && read.entries.length > 0);
      const unread: Source = { id: ids, name, read, full: undefined };
      const source = isSure ? put(unread) : unread;
      show({ ...notes, all: [...notes.all, source] });
      if (!isSure && notes.opened === undefined) open(source);
      return source;
    },
    open: (id: number): void => open(notes.all.filter(isSource).find((one) => one.id === id)),
    /** Applies another layout to the opened source, and to its rows in the list. */
    change(now: ReadRows): void {
      const { opened } = notes;
      if (opened?.read.table === undefined) return;
      // Only the initial guess counts the rows of other sheets.
      const isSameSheet = now.table?.layout.sheet === opened.read.table.layout.sheet;
      const elsewhere = opened.read.leftOut.filter(({ reason }) => reason === 'sheet' && isSameSheet);
      const read = { ...opened.read, ...now, leftOut: [...now.leftOut, ...elsewhere] };
      const full = opened.full === undefined ? undefined : rowList.replace(opened.id, read.entries);
      const source = { ...opened, read, full };
      update(source, source);
    },
    /** What becomes of rows whose products are in the list already. */
    resolve(id: number, how: 'replace' | 'add' | 'skip'): void {
      const source = notes.all.filter(isSource).find((one) => one.id === id);
      if (source === undefined) return;
      const keys = known();
      const { read } = source;
      const entries = how === 'skip' ? read.entries.filter((entry) => !keys.has(keyOf(entry))) : read.entries;
      if (how === 'replace') rowList.drop(new Set(entries.map(keyOf)));
      const full = rowList.put(entries, id);
      update({ ...source, read: { ...read, entries }, full, twice: undefined }, notes.opened);
    },
    /** Takes a row that was left out; without a quantity it asks for one. Returns its key in the list. */
    takeBack(id: number, row: DroppedRow): number | undefined {
      const source = notes.all.filter(isSource).find((one) => one.id === id);
      if (source === undefined) return undefined;
      const { read } = source;
      const entry = row.entry.quantity === undefined ? { ...row.entry, wrong: row.entry.wrong ?? '' } : row.entry;
      const leftOut = read.leftOut.flatMap((one) => {
        const count = one.reason === row.reason ? one.count - 1 : one.count;
        return count > 0 ? [{ ...one, count }] : [];
      });
      const dropped = read.dropped?.filter((one) => one !== row) ?? [];
      const key = source.full === undefined ? undefined : rowList.also(id, entry);
      const next = { ...source, read: { ...read, entries: [...read.entries, entry], leftOut, dropped } };
      update(next, notes.opened?.id === id ? next : notes.opened);
      return key;
    },
    accept(): void {
      const { opened } = notes;
      if (opened === undefined) return;
      if (opened.full === undefined) update(put(opened), undefined);
      openNext(opened.id);
    },
    /** Restores the state before opening. */
    cancel(): void {
      if (before === undefined) return;
      const { source, rows } = before;
      if (source.full !== undefined) rowList.putBack(source.id, rows);
      update(source, undefined);
      openNext(source.id);
    },
  };
}
