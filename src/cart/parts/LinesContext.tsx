/** Search, sorting and selection of lines, and the jump from a message to its line. */
import {
  createContext,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Elements } from '../../ui/content';
import { flushSync } from 'react-dom';
import { useHost } from '../../element/useHost';
import type { LineOrder } from './arrange';
import type { Step } from '../session/steps';
import type { LinePlace } from '../wire/keys';
import { useCartSettings } from './CartContext';

interface Arrangement {
  query: string;
  order: LineOrder;
  onlyChanged: boolean;
}

interface Lines {
  /** The state of the controls. */
  chosen: Arrangement;
  /** The state of the table. It follows `chosen` in a transition, so that rendering 500 lines does not block typing. */
  listed: Arrangement;
  arrange: (how: Partial<Arrangement>) => void;
  /** The keys of the lines selected for a bulk action; undefined while lines cannot be selected. */
  picked: ReadonlySet<string> | undefined;
  pick: (lines: readonly string[] | undefined) => void;
  toggle: (line: string) => void;
  /** Goes to step 1, displays the line and focuses its quantity. */
  jumpTo: (line: LinePlace) => void;
  /** False until `showAll`: each step of a long cart displays its first lines before it renders the rest. */
  isWhole: boolean;
  showAll: () => void;
}

const Context = createContext<Lines | null>(null);

/** Works only inside CartSteps. */
export function useLines(): Lines {
  const lines = useContext(Context);
  if (lines === null) throw new Error('a part of the cart was rendered outside its steps');
  return lines;
}

export function LinesProvider({ step, children }: { step: Step; children: Elements }) {
  const { root } = useHost();
  const { goTo } = useCartSettings();
  const [chosen, setChosen] = useState<Arrangement>({ query: '', order: 'added', onlyChanged: false });
  const listed = useDeferredValue(chosen);
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  // A server-printed table is already complete: no line may disappear, even briefly.
  const [whole, setWhole] = useState(() =>
    root.querySelector('.items__group ~ .items__group > tr') === null ? undefined : step,
  );
  const isWhole = whole === step;
  // Every visit to a step begins with the first lines: 500 rows in one task would block its first presses.
  if (whole !== undefined && !isWhole) setWhole(undefined);
  useEffect(() => {
    const print = () => flushSync(() => setWhole(step));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, [step]);
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
    const arrange = (how: Partial<Arrangement>) => setChosen((now) => ({ ...now, ...how }));
    return {
      chosen,
      listed,
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
      isWhole,
      // A transition renders the rest in pieces, between the buyer's presses and keys.
      showAll: () => startTransition(() => setWhole(step)),
    };
  }, [chosen, listed, picked, goTo, isWhole, step]);
  return <Context value={lines}>{children}</Context>;
}
