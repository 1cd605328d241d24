/** Offers the locker nearest to the delivery address while none is chosen: one press takes it. */
import { useEffect, useState } from 'react';
import type { Elements } from '../../ui/content';
import type { Lockers } from '../../lockers/lockers';
import type { NearLocker } from '../../lockers/near';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from '../parts/CartContext';
import { toInpostData } from './contact';

export interface NearProps {
  pointsUrl: string;
  /** Called on the press. The button disappears once the server has accepted the pick. */
  onTake: () => void;
  /** Shown while there is no locker to offer. */
  children: Elements;
}

interface Wanted {
  lockers: Lockers;
  postCode: string | undefined;
  network: string | undefined;
}

/** The key resets the state if the delivery changes. */
export function LockerNear(props: NearProps & Pick<Wanted, 'lockers'>) {
  const network = useCart((cart) => cart.carrier?.network);
  const postCode = useCart(({ delivery_address, invoice_address }) => (delivery_address ?? invoice_address)?.zip_code);
  return <Near key={`${postCode} ${network}`} {...props} {...{ postCode, network }} />;
}

function Near({
  lockers: { nearLocker, pickerText },
  pointsUrl,
  postCode,
  network,
  onTake,
  children,
}: NearProps & Wanted) {
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
  }, [nearLocker, pointsUrl, postCode, network]);

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
