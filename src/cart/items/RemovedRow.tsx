/** The placeholder of a removed line, with an undo button for a limited time. */
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
  cartId: Id;
  /** The removal is being sent to the shop. */
  sending: boolean;
  /** Called once the row is rendered; returns whether its button gets the focus. */
  takesFocus: (id: Id) => boolean;
  /** Called when the row unmounts. `movesFocus`: the focus was in the row, or its button was just pressed. */
  onUnmount: (id: Id, row: HTMLElement, movesFocus: boolean, pressed: 'pointer' | 'key' | undefined) => void;
}

export function RemovedRow({ item, cartId, sending, takesFocus, onUnmount }: RemovedRowProps) {
  const { session } = useCartSettings();
  const row = useRef<HTMLTableRowElement>(null);
  /** The input that undid the removal. */
  const pressed = useRef<'pointer' | 'key'>(undefined);
  const [time] = useState(heldTime);
  const hold = (ms: number) => session.hold({ cartId, id: item.id }, ms);

  useLayoutEffect(() => {
    const node = row.current;
    if (node === null) return;
    if (takesFocus(item.id)) node.querySelector('button')?.focus();
    return () =>
      onUnmount(item.id, node, node.matches(':focus-within') || pressed.current !== undefined, pressed.current);
  }, [item.id, takesFocus, onUnmount]);

  useEffect(() => {
    // A phone may kill a hidden page without another event.
    const send = () => document.visibilityState === 'hidden' && session.hold({ cartId, id: item.id }, 0);
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [session, cartId, item.id]);

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
          // Not `onPointerEnter`: the button appears under a pointer that rests on the bin.
          onPointerMove={({ pointerType }) => pointerType === 'mouse' && time.stop('pointer', hold)}
          onPointerLeave={() => time.go('pointer', hold)}
          // Only keyboard focus stops the timer: after a pointer press the buyer waits for the new total.
          onFocus={({ target }) => target.matches(':focus-visible') && time.stop('focus', hold)}
          onBlur={() => time.go('focus', hold)}
          // The key that removed the line may still be held down and would undo the removal.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          <Button
            size="small"
            busy={sending}
            aria-label={text.items.undoOf(item.product_name)}
            onClick={(event) => {
              if (isSecondPress(event)) return;
              linesMoved();
              if (session.takeBack({ cartId, id: item.id })) pressed.current = event.detail > 0 ? 'pointer' : 'key';
            }}
          >
            {text.items.undo}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** `hold` receives the remaining time in ms whenever the timer stops or continues. */
function heldTime() {
  let since = performance.now();
  const end = since + LONGEST_UNDO_TIME;
  let left = UNDO_TIME;
  const stops = new Set<string>();
  return {
    stop(why: string, hold: (ms: number) => void) {
      if (stops.has(why)) return;
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
