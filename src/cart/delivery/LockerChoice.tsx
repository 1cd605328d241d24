/** Displays the chosen parcel locker, with the button that changes it. */
import { useEffect, useRef, useState } from 'react';
import { pinGlyph } from '../../ui/glyph';
import { useCart, useCartSettings, useExpected } from '../parts/CartContext';
import { hasLocker } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import { Notice } from '../../ui/Notice';
import { useMissingError } from '../parts/useMissingError';
import { text } from '../text';
import { DialogButton } from '../parts/DialogButton';
import { useLateDialog } from '../parts/useLateDialog';
import { LockerAddress } from './LockerAddress';

/** The list of lockers is in a file of its own, which the map on other pages shares. */
const load = async () => {
  const [{ withLockers }, { lockers }] = await Promise.all([import('./LockerDialog'), import('../../lockers/lockers')]);
  return withLockers(lockers);
};

export function LockerChoice() {
  const { pointsUrl } = useCartSettings();
  const cart = useCart();
  const { Dialog, ...dialog } = useLateDialog(load, 'inpost');
  const has = hasLocker(cart);
  const missingError = useMissingError('no_locker', !hasLocker(useExpected()));
  const root = useRef<HTMLDivElement>(null);
  const hasTaken = useRef(false);
  // Choosing the offered locker removes the focused button.
  useEffect(() => {
    if (has && hasTaken.current) root.current?.querySelector('button')?.focus();
    hasTaken.current = false;
  }, [has]);
  const [{ Near }, setViews] = useState<Partial<Awaited<ReturnType<typeof load>>>>({});
  const mayChoose = pointsUrl && !isLocked(cart);
  const asks = pointsUrl !== undefined && !has;
  useEffect(() => {
    // If the import fails, the picker still lists all lockers.
    if (asks) load().then(setViews, () => {});
  }, [asks]);
  const hint = <p className="muted">{text.delivery.lockerHint}</p>;
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
          {Near ? (
            <Near pointsUrl={pointsUrl} onTake={() => (hasTaken.current = true)}>
              {hint}
            </Near>
          ) : (
            hint
          )}
        </div>
      )}
      {pointsUrl && Dialog && dialog.isOpen && <Dialog pointsUrl={pointsUrl} onClose={dialog.close} />}
    </div>
  );
}
