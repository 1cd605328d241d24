/** The store of the list being edited: adds, looks up, corrects and removes rows. */
import { fieldNumber } from '../ui/money';
import { plus } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct } from '../lookup/schema';
import { createRowLookup } from './row-lookup';
import type { RowListSetup, List } from './row-lookup';
import { MAX_ENTRIES } from '../lookup/entry';
import type { Entry } from '../lookup/entry';
import { typedAmount } from '../fields/amount';
import { codeText } from '../fields/typed-text';
import { readCode } from '../lookup/read/codes';
import { createReread } from './reread';
import { keyOf, mergedRows, isEmpty, rowOf } from './rows';
import type { Row } from './rows';
import { orderedOf, verdictOf } from './verdict';

const INITIAL_ROWS = 3;

export type RowListStore = ReturnType<typeof createRowListStore>;

/** The entry for a row's typed text; words also count as a name. */
export function typedEntry(text: string): Entry {
  const entry = readCode(text);
  const { code = '' } = entry;
  return { ...entry, ...((/\s/.test(code) || !/\d/.test(code)) && code !== '' && { name: code }) };
}

/** `yieldToPage` runs between pieces of work. The first `use` starts the lookup. */
export function createRowListStore(yieldToPage: () => Promise<void>) {
  let setup: RowListSetup | undefined;
  let keys = 0;
  const newRow = (entry: Entry, source?: number): Row => ({ ...rowOf((keys += 1), entry, fieldNumber), source });
  /** The list always ends with an empty row to type into. */
  const open = (rows: readonly Row[], minRows = 1): readonly Row[] => {
    const last = rows.at(-1);
    const missing = Math.max(last !== undefined && isEmpty(last) ? 0 : 1, minRows - rows.length);
    return rows.length >= MAX_ENTRIES ? rows : [...rows, ...[...Array(missing).keys()].map(() => newRow({}))];
  };
  let list: List = { rows: open([], INITIAL_ROWS), isAsking: false, isStopped: false };
  const listeners = new Set<() => void>();
  const show = (change: Partial<List>): void => {
    list = { ...list, ...change };
    for (const listener of listeners) listener();
  };
  const change = (key: number, to: (row: Row) => Row): void =>
    show({ rows: open(list.rows.map((row) => (row.key === key ? to(row) : row))) });
  const filled = (): readonly Row[] => list.rows.filter((row) => !isEmpty(row));

  const reread = createReread({ get: () => list.rows, change, setup: () => setup });
  const ask = createRowLookup({ get: () => list, show, yieldToPage, setup: () => setup });

  /** Replaces the adjacent rows of a source. Returns the number of rows beyond the maximum. */
  function swap(source: number | undefined, to: (before: readonly Row[]) => readonly Row[]): number {
    const isOf = (row: Row) => source !== undefined && row.source === source;
    const all = filled();
    const first = all.findIndex(isOf);
    const others = all.filter((row) => !isOf(row));
    const at = first < 0 ? others.length : first;
    const rows = to(all.filter(isOf));
    const room = Math.max(0, MAX_ENTRIES - others.length);
    show({ rows: open([...others.slice(0, at), ...rows.slice(0, room), ...others.slice(at)]) });
    void ask();
    return Math.max(0, rows.length - room);
  }

  return {
    use(now: RowListSetup): void {
      const isFirst = setup === undefined;
      setup = now;
      if (isFirst) void ask();
    },
    get: () => list,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    filled,
    /** Appends entries. Returns the number of entries beyond the maximum. */
    put: (entries: readonly Entry[], source?: number): number =>
      swap(source, () => entries.map((one) => newRow(one, source))),
    /** Removes the rows with these products. */
    drop: (keys: ReadonlySet<string>): void =>
      show({ rows: open(list.rows.filter((row) => isEmpty(row) || !keys.has(keyOf(row.entry)))) }),
    /** Appends a row to those of its source. Returns its key. */
    also(source: number, entry: Entry): number {
      const row = newRow(entry, source);
      swap(source, (before) => [...before, row]);
      return row.key;
    },
    rowsOf: (source: number): readonly Row[] => list.rows.filter((row) => row.source === source),
    /** Replaces the rows of a source after its layout has changed. Returns the number beyond the maximum. */
    replace: (source: number, entries: readonly Entry[]): number =>
      swap(source, (before) => mergedRows(before, entries, (one) => newRow(one, source), fieldNumber)),
    /** Restores the earlier rows of a source. */
    putBack: (source: number, rows: readonly Row[]): void =>
      void swap(source, () => rows.map((row) => (row.state === 'asking' ? { ...row, state: 'waiting' } : row))),
    /** Called while the person types: results for the old text are dropped. */
    type: (key: number, code: string): void =>
      change(key, (row) => ({ ...row, code, state: 'empty', product: undefined, candidates: [], refused: undefined })),
    /** Called when the field loses the focus, or on Enter. */
    enter(key: number): void {
      change(key, (row) => {
        if (row.state !== 'empty') return row;
        const entry = typedEntry(row.code);
        if (row.code.trim() === '') return { ...row, entry: {} };
        const scanned = newRow(entry);
        // A typed GS1 symbol is split into code and quantity.
        const quantity = row.quantity === '' ? scanned.quantity : row.quantity;
        return { ...row, entry, code: scanned.code, quantity, state: 'waiting', isAccepted: false };
      });
      void ask();
    },
    amount(key: number, quantity: string): void {
      // A number without a unit accepts the displayed unit.
      const isAccepted = typedAmount(quantity)?.unit === undefined;
      change(key, (row) => ({ ...row, quantity, isAccepted, refused: undefined }));
      void reread(key);
    },
    choose: (key: number, product: LookedUpProduct): void =>
      change(key, (row) => ({
        ...row,
        product,
        state: 'found',
        isByName: false,
        code: product.index ?? row.code,
        refused: undefined,
      })),
    accept: (key: number): void => change(key, (row) => ({ ...row, isAccepted: true })),
    /** Increases the quantity of a row with this code, else adds a new row. */
    scan(code: string): void {
      const entry = typedEntry(code);
      const same = filled().find(
        (row) =>
          row.entry.gtin === (entry.gtin ?? '') || codeText(row.code).toLowerCase() === entry.code?.toLowerCase(),
      );
      if (same === undefined) return void this.put([{ quantity: '1' as Decimal, ...entry }]);
      const step = entry.quantity ?? same.product?.step ?? ('1' as Decimal);
      const now = orderedOf(verdictOf(same)) ?? typedAmount(same.quantity)?.quantity ?? ('0' as Decimal);
      this.amount(same.key, fieldNumber(plus(now, step)));
    },
    remove: (key: number): void => show({ rows: open(list.rows.filter((row) => row.key !== key)) }),
    more: (): void => show({ rows: open(list.rows, list.rows.length + 1) }),
    /** Removes all rows and returns them, for undo. */
    clear(): readonly Row[] {
      const before = list.rows;
      show({ rows: open([], INITIAL_ROWS), isStopped: true });
      return before;
    },
    restore: (rows: readonly Row[]): void => show({ rows: open([...rows, ...filled()]) }),
    /** Removes the rows that are in the cart; refused rows get the shop's reason. */
    settle(added: ReadonlySet<number>, refused: ReadonlyMap<number, string>): void {
      const left = list.rows.filter(({ key }) => !added.has(key));
      const marked = left.map((row) => {
        const why = refused.get(row.key);
        return why === undefined ? row : { ...row, refused: why };
      });
      show({ rows: open(marked, INITIAL_ROWS) });
    },
    stop: (): void => show({ isStopped: true }),
    resume(): void {
      show({ rows: list.rows.map((row) => (row.state === 'failed' ? { ...row, state: 'waiting' } : row)) });
      void ask();
    },
  };
}
