/** The locker picker in a dialog, which closes once the server has accepted the pick, and the offer of the nearest locker. */
import { useCallback, useState } from 'react';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCart, useCartSettings } from '../parts/CartContext';
import { Refusal } from '../parts/Refusal';
import { hasLocker } from '../session/kinds/locker';
import type { Messages } from '../../http/messages';
import { lockerAddressText } from './locker-address';
import type { Lockers } from '../../lockers/lockers';
import type { Point } from '../../lockers/point';
import { toInpostData } from './contact';
import { LockerNear, type NearProps } from './LockerNear';

interface LockerDialogProps {
  pointsUrl: string;
  onClose: () => void;
}

export const withLockers = (lockers: Lockers) => ({
  Near: (props: NearProps) => <LockerNear {...props} lockers={lockers} />,
  default: (props: LockerDialogProps) => (
    <Modal open title={lockers.pickerText.title} size="large" onClose={props.onClose} part="locker-dialog">
      <PickForCart {...props} {...lockers} />
    </Modal>
  ),
  styles: [modal, ...lockers.pickerStyles],
});

/** A pick that the server refuses, or that does not reach it, leaves the dialog open with the message. */
function PickForCart({ pointsUrl, onClose, LockerPicker, pickerText }: LockerDialogProps & Lockers) {
  const { session, mapStyleUrl } = useCartSettings();
  const cart = useCart();
  const { inpost_point_code: name, delivery_address: delivery, invoice_address: invoice } = cart;
  const address = delivery ?? invoice;
  const chosen = name !== undefined && hasLocker(cart) ? { name, address: lockerAddressText(cart) } : undefined;
  const near = [address?.zip_code, address?.city].filter(Boolean).join(' ');
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
    <LockerPicker
      pointsUrl={pointsUrl}
      mapStyleUrl={mapStyleUrl}
      chosen={chosen}
      near={near}
      nearIs={pickerText.delivery}
      network={cart.carrier?.network}
      onPick={pick}
      autoFocus={!address?.zip_code}
    >
      <Refusal messages={refusal} />
    </LockerPicker>
  );
}
