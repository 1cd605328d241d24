/** Manages a native dialog: modal when mounted, asks to close on Escape or backdrop, closed on unmount, which restores the focus. */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface DialogHandlers {
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** Handlers for the `<dialog>`; `onClose` asks the owner, who unmounts the dialog. `locked` ignores Escape and backdrop. */
export function useDialog(
  ref: RefObject<HTMLDialogElement | null>,
  options: { onClose: () => void; locked: boolean },
): DialogHandlers {
  const pressedOutside = useRef(false);
  const unmounting = useRef(false);

  // Not a layout effect: a large form is inserted in one task, and laid out in the next.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser would focus the first control, the close button: an element that asks for focus, else the title, is the better start.
    // (React's own autoFocus runs too early, before the dialog is shown.)
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
    start?.focus();
  }, [ref]);
  // Before the dialog leaves the page, or the focus could not return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    unmounting.current = false;
    return () => {
      unmounting.current = true;
      dialog?.close();
    };
  }, [ref]);

  const isOutside = (target: EventTarget): boolean =>
    target === ref.current || (target as Element).matches('.modal__stage');

  return {
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!options.locked) options.onClose();
    },
    // In Chromium a second Escape in a row closes the dialog even if the first was prevented: show it again, or tell the owner.
    onClose(event) {
      if (event.target !== event.currentTarget || unmounting.current) return;
      if (options.locked) ref.current?.showModal();
      else options.onClose();
    },
    // Press and release must both be outside: selecting text and releasing over the backdrop does not close.
    onPointerDown(event) {
      pressedOutside.current = isOutside(event.target);
    },
    onClick(event) {
      if (pressedOutside.current && isOutside(event.target) && !options.locked) options.onClose();
      pressedOutside.current = false;
    },
  };
}
