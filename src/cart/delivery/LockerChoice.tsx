/** Decides how the cart's parcel locker is shown and changed. */
import { Button } from '../../ui/Button';
import { pinGlyph } from '../../ui/glyph';
import { useCart, useCartSettings } from '../parts/CartContext';
import { hasLocker, isLocked } from '../session/rules';
import { Notice } from '../../ui/Notice';
import { useLack } from '../parts/useAsked';
import { text } from '../text';
import { useLateDialog } from '../parts/useLateDialog';
import { LockerAddress } from './LockerAddress';

export function LockerChoice() {
  const { pointsUrl } = useCartSettings();
  const cart = useCart();
  const { Dialog, ...dialog } = useLateDialog(() => import('./LockerDialog'), 'inpost');
  const lack = useLack('no_locker', !hasLocker(cart));
  return (
    <div className={lack ? 'locker locker--wrong' : 'locker'} part="locker">
      {lack ? (
        <Notice status="error" variant="inline" messages={[lack]} />
      ) : (
        <div className="locker__chosen">
          {pinGlyph}
          {hasLocker(cart) ? <LockerAddress cart={cart} /> : <p className="locker__none">{text.delivery.noLocker}</p>}
        </div>
      )}
      {pointsUrl && !isLocked(cart) && (
        <Button size="small" aria-haspopup="dialog" busy={dialog.loading} onClick={dialog.open}>
          {hasLocker(cart) ? text.delivery.changeLocker : text.delivery.chooseLocker}
        </Button>
      )}
      {pointsUrl && Dialog && dialog.isOpen && <Dialog pointsUrl={pointsUrl} onClose={dialog.close} />}
    </div>
  );
}
