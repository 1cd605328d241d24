/** Displays the chosen parcel locker, with the button that changes it. */
import { useEffect, useRef } from 'react';
import { pinGlyph } from '../../ui/glyph';
import { useCart, useCartSettings, useExpected } from '../parts/CartContext';
import { hasLocker } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import { Notice } from '../../ui/Notice';
import { useMissingError } from '../parts/useMissingError';
import { text } from '../text';
import { DialogButton } from '../parts/DialogButton';
import { Late } from '../parts/Late';
import { useLateDialog } from '../parts/useLateDialog';
import { LockerAddress } from './LockerAddress';

/** If it cannot be loaded, the picker still lists all lockers. */
const loadNear = () => import('./LockerNear').then((near) => near.default);

export function LockerChoice() {
  const { pointsUrl } = useCartSettings();
  const cart = useCart();
  const { Dialog, ...dialog } = useLateDialog(() => import('./LockerDialog'), 'inpost');
  const has = hasLocker(cart);
  const missingError = useMissingError('no_locker', !hasLocker(useExpected()));
  const root = useRef<HTMLDivElement>(null);
  const hasTaken = useRef(false);
  // Choosing the offered locker removes the focused button.
  useEffect(() => {
    if (has && hasTaken.current) root.current?.querySelector('button')?.focus();
    hasTaken.current = false;
  }, [has]);
  const mayChoose = pointsUrl && !isLocked(cart);
  return (
    <div ref={root} className={missingError ? 'locker locker--wrong' : 'locker'} part="locker">
      {missingError ? (
        <Notice status="error" variant="inline" messages={[missingError]} />
      ) : (
        <div className="locker__chosen">
          {pinGlyph}
          {has ? <LockerAddress cart={cart} /> : <p className="locker__none">{text.delivery.noLocker}</p>}
        </div>
      )}
      {mayChoose && (
        <DialogButton dialog={dialog} opens="lockers">
          {has ? text.delivery.changeLocker : text.delivery.chooseLocker}
        </DialogButton>
      )}
      {mayChoose && !has && (
        <div className="locker__near" role="status">
          <Late load={loadNear} pointsUrl={pointsUrl} onTake={() => (hasTaken.current = true)}>
            <p className="muted">{text.delivery.lockerHint}</p>
          </Late>
        </div>
      )}
      {pointsUrl && Dialog && dialog.isOpen && <Dialog pointsUrl={pointsUrl} onClose={dialog.close} />}
    </div>
  );
}
