/** Loads a rarely used dialog when the page is idle, at the latest on the first press. The slot of the dialog displays a failed import. */
import type { SlotName } from '../wire/slots';
import { startTransition, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { adopt } from '../../element/styles';
import { elementText } from '../../element/text';
import { useHost } from '../../element/useHost';
import { whenIdle } from '../../page/idle';
import type { View } from '../../element/view';
import { useCartSettings } from './CartContext';
import { useFocusFallback } from './useFocusFallback';
import { docsUrl } from '../../page/docs-url';

export interface LateDialog<Props> {
  /** Undefined before the first opening; then it stays mounted and keeps what was typed. */
  Dialog: ComponentType<Props> | undefined;
  isOpen: boolean;
  /** The button was pressed, and the dialog is still loading. */
  loading: boolean;
  open: () => void;
  close: () => void;
}

/** `load` imports the dialog's module; `slot` is the message slot next to its button. */
export function useLateDialog<Props>(load: () => Promise<View<Props>>, slot: SlotName): LateDialog<Props> {
  const { element, root } = useHost();
  const { session } = useCartSettings();
  const [view, setView] = useState<View<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  // Ignores a failure here: the press tries again and reports it.
  const prepare = useEffectEvent(() => void load().catch(() => {}));
  useEffect(() => whenIdle(() => prepare()), []);

  // The dialog cannot return the focus to a button that disappeared with its line or carrier.
  const keepFocus = useFocusFallback();
  useEffect(() => (isOpen ? keepFocus : undefined), [isOpen, keepFocus]);

  async function open() {
    if (view !== undefined) return startTransition(() => setOpen(true));
    setLoading(true);
    try {
      const loaded = await load();
      adopt(root, loaded.styles ?? []);
      // A transition renders a large form in pieces.
      startTransition(() => {
        setView(loaded);
        setOpen(true);
      });
    } catch (error) {
      console.error(`<${element.localName}> a dialog could not be loaded.`, error, docsUrl('load'));
      session.show(slot, { messages: [elementText.loadFailed] });
    } finally {
      setLoading(false);
    }
  }

  return { Dialog: view?.default, isOpen, loading, open: () => void open(), close: () => setOpen(false) };
}
