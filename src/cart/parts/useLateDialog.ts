/** Decides how a dialog that few people open arrives: when the page is idle, at the latest with the first press on its button; where it does not, its slot says so. */
import type { SlotName } from '../wire/slots';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { adopt } from '../../element/styles';
import { elementText } from '../../element/text';
import { useHost } from '../../element/useHost';
import { whenIdle } from '../../page/idle';
import type { View } from '../../element/view';
import { useCartSettings } from './CartContext';
import { useKeptFocus } from './useKeptFocus';
import { see } from '../../page/see';

interface LateDialog<Props> {
  /** Undefined before the first opening; from then on it stays, and keeps what was typed. */
  Dialog: ComponentType<Props> | undefined;
  isOpen: boolean;
  /** The button has been pressed, the dialog is on its way. */
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

  // What fails here fails once more, and is told, where it is needed.
  const prepare = useEffectEvent(() => void load().catch(() => {}));
  useEffect(() => whenIdle(() => prepare()), []);

  // Its button may go while it is open, with a line or carrier that is gone: there is nothing to give the focus back to.
  const keepFocus = useKeptFocus();
  useEffect(() => (isOpen ? keepFocus : undefined), [isOpen, keepFocus]);

  async function open() {
    if (view !== undefined) return setOpen(true);
    setLoading(true);
    try {
      const loaded = await load();
      adopt(root, loaded.styles ?? []);
      setView(loaded);
      setOpen(true);
    } catch (error) {
      console.error(`<${element.localName}> a dialog could not be loaded.`, error, see('load'));
      session.say(slot, { messages: [elementText.loadFailed] });
    } finally {
      setLoading(false);
    }
  }

  return { Dialog: view?.default, isOpen, loading, open: () => void open(), close: () => setOpen(false) };
}
