/** Offers the locker nearest to the delivery address while none is chosen: one press takes it. */
import { useEffect, useState } from 'react';
import type { Elements } from '../../ui/content';
import { nearLocker, type NearLocker } from '../../lockers/near';
import { pickerText } from '../../lockers/text';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from '../parts/CartContext';
import { toInpostData } from './contact';

interface NearProps {
  pointsUrl: string;
  /** Called on the press. The button disappears once the server has accepted the pick. */
  onTake: () => void;
  /** Shown while there is no locker to offer. */
  children: Elements;
  postCode: string | undefined;
  network: string | undefined;
}

/** The key resets the state if the delivery changes. */
export default function LockerNear(props: Pick<NearProps, 'pointsUrl' | 'onTake' | 'children'>) {
  const network = useCart((cart) => cart.carrier?.network);
  const postCode = useCart(({ delivery_address, invoice_address }) => (delivery_address ?? invoice_address)?.zip_code);
  return <Near key={`${postCode} ${network}`} {...props} {...{ postCode, network }} />;
}

function Near({ pointsUrl, postCode, network, onTake, children }: NearProps) {
  const { session } = useCartSettings();
  const [near, setNear] = useState<NearLocker>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!postCode) return;
    let isCancelled = false;
    // If this fails, the picker still lists all lockers.
    nearLocker(pointsUrl, postCode, network).then(
      (locker) => isCancelled || setNear(locker),
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [pointsUrl, postCode, network]);

  async function take({ point, remember }: NearLocker) {
    setBusy(true);
    onTake();
    const { ok } = await session.chooseLocker(toInpostData(point));
    setBusy(false);
    if (ok) remember();
  }
  if (near === undefined) return children;
  return (
    <>
      <p className="locker__address">
        <span>
          <span>{`${near.isLast ? pickerText.lastOne : pickerText.nearestOne} `}</span>
          <strong>{near.point.name}</strong>
          <span>{`, ${near.distance}`}</span>
        </span>
        <span className="muted">{near.address}</span>
      </p>
      <Button
        size="small"
        busy={busy}
        aria-label={pickerText.pickLocker(near.point.name)}
        onClick={() => void take(near)}
      >
        {pickerText.pick}
      </Button>
    </>
  );
}
