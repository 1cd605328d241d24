/** Search, sorting and selection of lines, and the jump from a message to its line. */
import { createContext, startTransition, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Elements } from '../../ui/content';
import { useHost } from '../../element/useHost';
import type { LineOrder } from './arrange';
import { groupsIn, ON_SCREEN } from './chunks';
import { tablesOf } from '../session/rules';
import type { Step } from '../session/steps';
import type { LinePlace } from '../wire/keys';
import { useCart, useCartSettings } from './CartContext';

interface Arrangement {
  query: string;
  order: LineOrder;
  onlyChanged: boolean;
}

interface Lines {
  /** The state of the controls. */
  chosen: Arrangement;
  /** The state of the table. It follows `chosen` in pieces, so that replacing 500 lines does not block typing. */
  listed: Arrangement;
  arrange: (how: Partial<Arrangement>) => void;
  /** The keys of the lines selected for a bulk action; undefined while lines cannot be selected. */
  picked: ReadonlySet<string> | undefined;
  pick: (lines: readonly string[] | undefined) => void;
  toggle: (line: string) => void;
  /** Goes to step 1, displays the line and focuses its quantity. */
  jumpTo: (line: LinePlace) => void;
  /** Number of groups with lines in each table: a step displays its first lines before it renders the rest. At 0 a step has these lines only. */
  room: number;
}

/** Number of groups that replace others at once. */
const AT_FIRST = 1;

/**
 * Number of groups of a table that are filled at once: inserting 500 rows would block a slow phone for a second. Those near the screen
 * are filled one by one, because the browser lays them out; groups out of view take only the insertion.
 */
const filledAfter = (filled: number): number => Math.min(4, Math.ceil(filled / 8));

/** Number of groups removed at once: removing 500 rows would take 0.2 s there. */
const REMOVED = 16;

const Context = createContext({} as Lines);
const StepContext = createContext({ step: '/' as Step, isWhole: true });

/**
 * The displayed step. It follows the route in pieces, like the lines: what is below its first lines follows once it `isWhole`. Apart
 * from the lines, because a search renders no other part of a step.
 */
export const useDisplayedStep = (): { step: Step; isWhole: boolean } => useContext(StepContext);

/** Works only inside a LinesProvider. */
export const useLines = (): Lines => useContext(Context);

interface LinesProviderProps {
  step: Step;
  /** Displays the step at once, because the message that explains it takes the focus there. */
  isDiverted: boolean;
  children: Elements;
}

export function LinesProvider({ step, isDiverted, children }: LinesProviderProps) {
  const { root } = useHost();
  const { goTo } = useCartSettings();
  const longest = useCart((cart) => Math.max(...tablesOf(cart).map(({ items }) => groupsIn(items.length))));
  const [chosen, setChosen] = useState<Arrangement>({ query: '', order: 'added', onlyChanged: false });
  /** `isAtOnce`: the step does not wait for its first lines, because what is below them may have the message that led to it. */
  const [displayed, display] = useState({ listed: chosen, step, isAtOnce: false });
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  // A server-printed table is already complete: no line may disappear, even briefly.
  const [room, setRoom] = useState(() =>
    root.querySelector(`.items__group:nth-of-type(${ON_SCREEN + 1}) > tr`) === null ? ON_SCREEN : Infinity,
  );
  const isOther = displayed.step !== step;
  if (isDiverted && isOther) display({ ...displayed, step, isAtOnce: true });
  const isLate = isOther || displayed.listed !== chosen;
  // Transitions render in pieces, between the buyer's presses and keys. What they replace is removed in pieces, too, from the end.
  useEffect(() => {
    const left = Math.min(room, longest);
    startTransition(() => {
      if (!isLate) setRoom(left === 0 ? AT_FIRST : left < longest ? left + filledAfter(left) : Infinity);
      else if (left > AT_FIRST) setRoom(Math.max(AT_FIRST, left - REMOVED));
      else {
        display({ listed: chosen, step, isAtOnce: false });
        if (isOther) setRoom(0);
      }
    });
  }, [isLate, isOther, room, longest, chosen, step]);
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** The line to focus once the table contains it: the search may hide it, or another step may be displayed. */
  const target = useRef<LinePlace>(undefined);

  useEffect(() => {
    if (target.current === undefined) return;
    const [cart, item] = [target.current.cartId, target.current.id].map((id) => CSS.escape(String(id)));
    const row = root.querySelector<HTMLElement>(`[data-cart="${cart}"] [data-item="${item}"]`);
    if (row === null) return;
    target.current = undefined;
    row.scrollIntoView({ block: 'center' });
    const field =
      row.querySelector<HTMLElement>('.items__quantity input') ?? row.querySelector<HTMLElement>('a, button');
    field?.focus({ preventScroll: true });
  });

  const lines = useMemo(() => {
    const arrange = (how: Partial<Arrangement>) =>
      setChosen((now) => {
        const next = { ...now, ...how };
        return next.query === now.query && next.order === now.order && next.onlyChanged === now.onlyChanged
          ? now
          : next;
      });
    return {
      chosen,
      listed: displayed.listed,
      arrange,
      picked,
      // A transition, because every line gets a checkbox.
      pick: (next: readonly string[] | undefined) => startTransition(() => setPicked(next && new Set(next))),
      toggle: (line: string) =>
        setPicked(
          (now = new Set()) => new Set(now.has(line) ? [...now].filter((one) => one !== line) : [...now, line]),
        ),
      jumpTo({ cartId, id }: LinePlace) {
        target.current = { cartId, id };
        arrange({ query: '', onlyChanged: false });
        void goTo('/');
        render();
      },
      room,
    };
  }, [chosen, displayed.listed, picked, goTo, room]);
  const isWhole = room > 0 || displayed.isAtOnce;
  const displayedStep = useMemo(() => ({ step: displayed.step, isWhole }), [displayed.step, isWhole]);
  return (
    <StepContext value={displayedStep}>
      <Context value={lines}>{children}</Context>
    </StepContext>
  );
}
