/** Decides how the cart's parcel locker is shown and changed. */
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from '../CartContext';
import { hasLocker, isLocked } from '../rules';
import { text } from '../text';
import { LockerAddress } from './LockerAddress';
import { LockerDialog } from './LockerDialog';

export function LockerChoice() {
  const { pointsUrl } = useCartSettings();
  const cart = useCart();
  const [open, setOpen] = useState(false);
  return (
    <div className="locker" part="locker">
      <div className="locker__chosen">
        <MapPin size={20} aria-hidden="true" />
        {hasLocker(cart) ? <LockerAddress cart={cart} /> : <p className="locker__none">{text.delivery.noLocker}</p>}
      </div>
      {pointsUrl && !isLocked(cart) && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {hasLocker(cart) ? text.delivery.changeLocker : text.delivery.chooseLocker}
        </Button>
      )}
      {pointsUrl && <LockerDialog open={open} pointsUrl={pointsUrl} onClose={() => setOpen(false)} />}
    </div>
  );
}
