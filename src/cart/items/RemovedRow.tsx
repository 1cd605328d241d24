/** Decides how a removed line stands in its place while it can be taken back, and for how long. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LONGEST_UNDO_TIME, UNDO_TIME } from '../../page/clock';
import { Button } from '../../ui/Button';
import { useCartSettings } from '../parts/CartContext';
import { text } from '../text';
import type { CartItem } from '../wire/item';
import { isSecondPress, linesMoved } from './second-press';

export interface RemovedRowProps {
  item: CartItem;
  /** On its way to the shop. */
  sending: boolean;
  /** The id of the line whose button is to have the focus once it is there. */
  wanted: RefObject<string | undefined>;
  /** The row goes; `movesFocus`: what had it goes too. */
  onGone: (row: HTMLElement, movesFocus: boolean, pressed: 'pointer' | 'key' | undefined) => void;
}

export function RemovedRow({ item, sending, wanted, onGone }: RemovedRowProps) {
  const { session } = useCartSettings();
  const row = useRef<HTMLTableRowElement>(null);
  /** How it was taken back. */
  const pressed = useRef<'pointer' | 'key'>(undefined);
  const { stop, go } = useHeldTime((ms) => session.hold(item.id, ms));

  useLayoutEffect(() => {
    const shown = row.current!;
    if (wanted.current === String(item.id)) shown.querySelector('button')!.focus();
    wanted.current = undefined;
    return () => onGone(shown, shown.matches(':focus-within') || pressed.current !== undefined, pressed.current);
  }, [item.id, wanted, onGone]);

  useEffect(() => {
    // A phone may end a page that is out of sight without another word.
    const send = () => document.visibilityState === 'hidden' && session.hold(item.id, 0);
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [session, item.id]);

  return (
    <tr
      role="row"
      className="items__row items__row--removed"
      part="row"
      data-item={item.id}
      aria-busy={sending || undefined}
      ref={row}
    >
      <td role="cell" className="items__undo" colSpan={7}>
        <p>{text.items.gone(item.product_name)}</p>
        <span
          className="only-screen"
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && stop('pointer')}
          onPointerLeave={() => go('pointer')}
          // Not where a press has put it: who uses a pointer is not reading with it, and waits for the new total.
          onFocus={({ target }) => target.matches(':focus-visible') && stop('focus')}
          onBlur={() => go('focus')}
          // The key that removed the line is still down.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          <Button
            size="small"
            busy={sending}
            aria-label={text.items.undoOf(item.product_name)}
            onClick={(event) => {
              if (isSecondPress(event)) return;
              linesMoved();
              if (session.takeBack(item.id)) pressed.current = event.detail > 0 ? 'pointer' : 'key';
            }}
          >
            {text.items.undo}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** `hold` tells the session how long from now, whenever the time stops or goes on. */
function useHeldTime(hold: (ms: number) => void) {
  const [time] = useState(() => {
    const now = performance.now();
    return { end: now + LONGEST_UNDO_TIME, left: UNDO_TIME, since: now, stops: new Set<string>() };
  });
  return {
    stop(why: string) {
      const now = performance.now();
      if (time.stops.size === 0) time.left -= now - time.since;
      time.stops.add(why);
      hold(time.end - now);
    },
    go(why: string) {
      if (!time.stops.delete(why) || time.stops.size > 0) return;
      time.since = performance.now();
      hold(Math.min(time.left, time.end - time.since));
    },
  };
}
