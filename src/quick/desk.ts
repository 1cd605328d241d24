/** Decides the list being edited: rows that are added, looked up a hundred at a time, corrected, and removed. */
import { failureReason } from '../http/failure-reason';
import { fieldNumber } from '../ui/money';
import { plus } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import { MOST_ROWS } from '../lookup/schema';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import { MOST_ENTRIES } from './entry';
import type { Entry } from './entry';
import { typedAmount } from '../fields/amount';
import { codeText } from '../fields/typed-text';
import { readGtin } from './read/gtin';
import { answered, askedOf, isEmpty, rowOf } from './rows';
import type { Row } from './rows';
import { orderedOf, verdictOf } from './verdict';

export interface List {
  readonly rows: readonly Row[];
  readonly isAsking: boolean;
  /** Stopped by the person, or because a request failed: rows wait. */
  readonly isStopped: boolean;
}

export interface DeskSetup {
  /** Looks up at most a hundred rows; passes results to `onRows` as they arrive, and stops if that returns false. */
  readonly find: (
    rows: readonly LookupRow[],
    onRows: (from: number, found: readonly LookedUpRow[]) => boolean,
  ) => Promise<unknown>;
  /** Everything that could be looked up has been. */
  readonly onSettled: () => void;
}

/** Rows updated in one piece of work. */
const PIECE = 25;
const AT_FIRST = 3;

export type Desk = ReturnType<typeof createDesk>;

/** The entry for a row's typed text; words also count as a name. */
export function typedEntry(text: string): Entry {
  const code = codeText(text);
  const gtin = readGtin(code);
  if (gtin !== undefined) return { gtin };
  return { ...(code !== '' && { code }), ...((/\s/.test(code) || !/\d/.test(code)) && code !== '' && { name: code }) };
}

/** `breathe` yields to the page between pieces of work. Before the first `use` nothing is looked up. */
export function createDesk(breathe: () => Promise<void>) {
  let setup: DeskSetup | undefined;
  let keys = 0;
  const made = (entry: Entry): Row => rowOf((keys += 1), entry, fieldNumber);
  /** The list always ends with an empty row to type into. */
  const open = (rows: readonly Row[], least = 1): readonly Row[] => {
    const last = rows.at(-1);
    const missing = Math.max(last !== undefined && isEmpty(last) ? 0 : 1, least - rows.length);
    return rows.length >= MOST_ENTRIES ? rows : [...rows, ...[...Array(missing).keys()].map(() => made({}))];
  };
  let list: List = { rows: open([], AT_FIRST), isAsking: false, isStopped: false };
  const listeners = new Set<() => void>();
  const show = (change: Partial<List>): void => {
    list = { ...list, ...change };
    for (const listener of listeners) listener();
  };
  const change = (key: number, to: (row: Row) => Row): void =>
    show({ rows: open(list.rows.map((row) => (row.key === key ? to(row) : row))) });
  const filled = (): readonly Row[] => list.rows.filter((row) => !isEmpty(row));

  /** An answer applies only to the row as it was sent: one that has changed meanwhile is looked up again. */
  async function apply(asked: readonly Row[], found: readonly LookedUpRow[]): Promise<void> {
    for (let from = 0; from < found.length; from += PIECE) {
      if (from > 0) await breathe();
      const answers = new Map(
        asked.slice(from, from + PIECE).map((row, nth) => [row.key, [row, found[from + nth]] as const]),
      );
      show({
        rows: list.rows.map((row) => {
          const [before, answer] = answers.get(row.key) ?? [];
          return answer === undefined || row.entry !== before?.entry || row.found !== 'asking'
            ? row
            : answered(row, answer);
        }),
      });
    }
  }

  const backTo = (asked: readonly Row[], to: (row: Row) => Row): void => {
    const keysOf = new Set(asked.map(({ key }) => key));
    show({ rows: list.rows.map((row) => (row.found === 'asking' && keysOf.has(row.key) ? to(row) : row)) });
  };

  async function askBatch(): Promise<void> {
    const batch = list.rows.filter(({ found }) => found === 'waiting').slice(0, MOST_ROWS);
    const asked = new Set(batch.map(({ key }) => key));
    show({ rows: list.rows.map((row) => (asked.has(row.key) ? { ...row, found: 'asking' } : row)) });
    const work: Promise<void>[] = [];
    try {
      await setup?.find(batch.map(askedOf), (from, found) => {
        work.push(apply(batch.slice(from, from + found.length), found));
        return !list.isStopped;
      });
      await Promise.all(work);
      backTo(batch, (row) => ({ ...row, found: 'waiting' }));
    } catch (error) {
      const message = failureReason(error);
      await Promise.all(work);
      show({ isStopped: true });
      backTo(batch, (row) => ({ ...row, found: 'failed', message }));
    }
  }

  async function ask(): Promise<void> {
    if (setup === undefined || list.isAsking || !list.rows.some(({ found }) => found === 'waiting')) return;
    show({ isAsking: true, isStopped: false });
    while (!list.isStopped && list.rows.some(({ found }) => found === 'waiting')) await askBatch();
    show({ isAsking: false });
    if (!list.isStopped) setup?.onSettled();
  }

  return {
    use(now: DeskSetup): void {
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
    /** Appends entries. Returns how many did not fit. */
    put(entries: readonly Entry[]): number {
      const room = MOST_ENTRIES - filled().length;
      show({ rows: open([...filled(), ...entries.slice(0, room).map(made)]) });
      void ask();
      return Math.max(0, entries.length - room);
    },
    /** Called while the person types: results for the old text are dropped. */
    type: (key: number, code: string): void =>
      change(key, (row) => ({ ...row, code, found: 'empty', product: undefined, candidates: [], refused: undefined })),
    /** Called when the field loses the focus, or on Enter. */
    enter(key: number): void {
      change(key, (row) => {
        if (row.found !== 'empty') return row;
        const entry = typedEntry(row.code);
        return row.code.trim() === '' ? { ...row, entry: {} } : { ...row, entry, found: 'waiting', isAccepted: false };
      });
      void ask();
    },
    amount: (key: number, quantity: string): void =>
      // A typed number alone accepts the unit shown beside it; typing another unit does not.
      change(key, (row) => ({
        ...row,
        quantity,
        isAccepted: typedAmount(quantity)?.unit === undefined,
        refused: undefined,
      })),
    choose: (key: number, product: LookedUpProduct): void =>
      change(key, (row) => ({ ...row, product, found: 'found', code: product.index ?? row.code, refused: undefined })),
    accept: (key: number): void => change(key, (row) => ({ ...row, isAccepted: true })),
    /** Increases the quantity of a row with this code, else adds a new row. */
    scan(code: string): void {
      const entry = typedEntry(code);
      const same = filled().find(
        (row) =>
          row.entry.gtin === (entry.gtin ?? '') || codeText(row.code).toLowerCase() === codeText(code).toLowerCase(),
      );
      if (same === undefined) return void this.put([{ ...entry, quantity: '1' as Decimal }]);
      const step = same.product?.step ?? ('1' as Decimal);
      const now = orderedOf(verdictOf(same)) ?? typedAmount(same.quantity)?.quantity ?? ('0' as Decimal);
      this.amount(same.key, fieldNumber(plus(now, step)));
    },
    remove: (key: number): void => show({ rows: open(list.rows.filter((row) => row.key !== key)) }),
    more: (): void => show({ rows: open(list.rows, list.rows.length + 1) }),
    /** Removes all rows and returns them, for undo. */
    clear(): readonly Row[] {
      const before = list.rows;
      show({ rows: open([], AT_FIRST), isStopped: true });
      return before;
    },
    restore: (rows: readonly Row[]): void => show({ rows: open([...rows, ...filled()]) }),
    /** Removes the rows that are in the cart; rows that the shop refused get its reason. */
    settle(added: ReadonlySet<number>, refused: ReadonlyMap<number, string>): void {
      const left = list.rows.filter(({ key }) => !added.has(key));
      const marked = left.map((row) => {
        const why = refused.get(row.key);
        return why === undefined ? row : { ...row, refused: why };
      });
      show({ rows: open(marked, AT_FIRST) });
    },
    stop: (): void => show({ isStopped: true }),
    resume(): void {
      show({ rows: list.rows.map((row) => (row.found === 'failed' ? { ...row, found: 'waiting' } : row)) });
      void ask();
    },
  };
}
