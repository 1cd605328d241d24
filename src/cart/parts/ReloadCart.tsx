/** The button that reloads the cart. */
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useCartSettings } from './CartContext';
import { text } from '../text';
import { useFocusFallback } from './useFocusFallback';

export function ReloadCart() {
  const keepFocus = useFocusFallback();
  const { session } = useCartSettings();
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    setBusy(true);
    await session.load();
    setBusy(false);
    // The button may have disappeared with its notice.
    keepFocus();
  };
  return (
    <Button size="small" busy={busy} onClick={() => void reload()}>
      {text.items.reload}
    </Button>
  );
}
