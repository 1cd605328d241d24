/** Decides how a parcel locker is picked for the cart: the picker in a dialog that closes when the server has taken the pick. */
import { useCallback, useState } from 'react';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCart, useCartSettings } from '../CartContext';
import { Refusal } from '../messages/Refusal';
import { hasLocker } from '../rules';
import type { Messages } from '../schema';
import { lockerAddressText } from './LockerAddress';
import { LockerPicker } from './picker/LockerPicker';
import { pickerStyles } from './picker/styles';
import { pickerText } from './picker/text';
import { toInpostData, type Point } from './point';

export const styles = [modal, ...pickerStyles];

interface LockerDialogProps {
  pointsUrl: string;
  onClose: () => void;
}

export default function LockerDialog(props: LockerDialogProps) {
  return (
    <Modal open title={pickerText.title} size="large" onClose={props.onClose} part="locker-dialog">
      <PickForCart {...props} />
    </Modal>
  );
}

/** A pick that is refused, or that does not arrive, leaves the dialog open with its message. */
function PickForCart({ pointsUrl, onClose }: LockerDialogProps) {
  const { session, mapStyleUrl } = useCartSettings();
  const cart = useCart();
  const chosen = hasLocker(cart) ? { name: cart.inpost_point_code!, address: lockerAddressText(cart) } : undefined;
  const [refusal, setRefusal] = useState<Messages>();
  const pick = useCallback(
    async (point: Point) => {
      const { ok, messages } = await session.chooseLocker(toInpostData(point));
      setRefusal(ok ? undefined : messages);
      if (ok) onClose();
      return ok;
    },
    [session, onClose],
  );
  return (
    <LockerPicker pointsUrl={pointsUrl} mapStyleUrl={mapStyleUrl} chosen={chosen} onPick={pick} autoFocus>
      <Refusal messages={refusal} />
    </LockerPicker>
  );
}
