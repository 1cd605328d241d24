/** Decides how a line is found in a long cart: by a search over the lines, and by a jump from a message to the line it is about. */
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
import type { LinePlace } from '../wire/keys';
import { useCartSettings } from './CartContext';

interface Arrangement {
  query: string;
  order: LineOrder;
  onlyChanged: boolean;
}

interface Lines {
  /** What the controls show. */
  chosen: Arrangement;
  /** What the table shows: it follows in pieces, so that 500 lines that come back hold up no key. */
  listed: Arrangement;
  arrange: (how: Partial<Arrangement>) => void;
  /** The keys of the lines selected for a bulk action; undefined while lines cannot be selected. */
  picked: ReadonlySet<string> | undefined;
  pick: (lines: readonly string[] | undefined) => void;
  toggle: (line: string) => void;
  /** Goes to the cart's step, shows the line and puts the focus on its quantity. */
  jumpTo: (line: LinePlace) => void;
  /** False until `showAll`: a long cart shows its first lines before it renders the rest. */
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

export function LinesProvider({ children }: { children: Elements }) {
  const { root } = useHost();
  const { goTo } = useCartSettings();
  const [chosen, setChosen] = useState<Arrangement>({ query: '', order: 'added', onlyChanged: false });
  const listed = useDeferredValue(chosen);
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  // A table that the server printed is already complete: none of its lines may disappear, even briefly.
  const [isWhole, setWhole] = useState(() => root.querySelector('.items__group ~ .items__group > tr') !== null);
  useEffect(() => {
    const print = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** The line to show once the table contains it: the search may hide it, or another step may be shown. */
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
      // Each line gets its box, or all change theirs.
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
      // A transition renders the rest in pieces and lets presses and key strokes go first.
      showAll: () => startTransition(() => setWhole(true)),
    };
  }, [chosen, listed, picked, goTo, isWhole]);
  return <Context value={lines}>{children}</Context>;
}
