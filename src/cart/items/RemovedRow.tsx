/** Decides how a removed line stands in its place while it can be taken back, and for how long. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '../../http/tolerant';
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
  /** Asked once the row is there: whether its button is to have the focus. */
  takesFocus: (id: Id) => boolean;
  /** The row goes; `movesFocus`: what had it goes too. */
  onGone: (id: Id, row: HTMLElement, movesFocus: boolean, pressed: 'pointer' | 'key' | undefined) => void;
}

export function RemovedRow({ item, sending, takesFocus, onGone }: RemovedRowProps) {
  const { session } = useCartSettings();
  const row = useRef<HTMLTableRowElement>(null);
  /** How it was taken back. */
  const pressed = useRef<'pointer' | 'key'>(undefined);
  const [time] = useState(heldTime);
  const hold = (ms: number) => session.hold(item.id, ms);

  useLayoutEffect(() => {
    const shown = row.current;
    if (shown === null) return;
    if (takesFocus(item.id)) shown.querySelector('button')?.focus();
    return () =>
      onGone(item.id, shown, shown.matches(':focus-within') || pressed.current !== undefined, pressed.current);
  }, [item.id, takesFocus, onGone]);

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
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && time.stop('pointer', hold)}
          onPointerLeave={() => time.go('pointer', hold)}
          // Not where a press has put it: who uses a pointer is not reading with it, and waits for the new total.
          onFocus={({ target }) => target.matches(':focus-visible') && time.stop('focus', hold)}
          onBlur={() => time.go('focus', hold)}
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

/** `hold` is told how long from now, in ms, whenever the time stops or goes on. */
function heldTime() {
  let since = performance.now();
  const end = since + LONGEST_UNDO_TIME;
  let left = UNDO_TIME;
  const stops = new Set<string>();
  return {
    stop(why: string, hold: (ms: number) => void) {
      const now = performance.now();
      if (stops.size === 0) left -= now - since;
      stops.add(why);
      hold(end - now);
    },
    go(why: string, hold: (ms: number) => void) {
      if (!stops.delete(why) || stops.size > 0) return;
      since = performance.now();
      hold(Math.min(left, end - since));
    },
  };
}
