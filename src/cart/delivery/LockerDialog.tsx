/** Decides how a parcel locker is found in a list by town, street, post code or its own code, and picked. */
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { counted } from '../../ui/plural';
import { Spinner } from '../../ui/Spinner';
import { useCart, useCartSettings } from '../CartContext';
import { Slot } from '../messages/Slot';
import { text } from '../text';
import { toInpostData, type Point } from './point';
import { searchPoints } from './search';
import { usePoints } from './usePoints';

/** More than a person reads; the hint asks for a closer search. */
const SHOWN = 50;

interface LockerDialogProps {
  open: boolean;
  pointsUrl: string;
  onClose: () => void;
}

export function LockerDialog({ open, ...props }: LockerDialogProps) {
  return (
    <Modal open={open} title={text.delivery.chooseLocker} size="large" onClose={props.onClose}>
      <LockerList {...props} />
    </Modal>
  );
}

function LockerList({ pointsUrl, onClose }: Omit<LockerDialogProps, 'open'>) {
  const { session } = useCartSettings();
  const { points, loading, failed, retry } = usePoints(pointsUrl);
  const [query, setQuery] = useState('');
  const [picking, setPicking] = useState<string>();
  const searched = useDeferredValue(query);
  const found = useMemo(() => searchPoints(points, searched), [points, searched]);

  const pick = async (point: Point) => {
    setPicking(point.name);
    const { ok } = await session.chooseLocker(toInpostData(point));
    setPicking(undefined);
    if (ok) onClose();
  };

  return (
    <div className="stack">
      <TextField
        label={text.delivery.lockerSearch}
        name="locker-search"
        type="search"
        value={query}
        onChange={setQuery}
        before={<Search size={18} aria-hidden="true" />}
        autoFocus
      />
      <Slot name="inpost" />
      {failed && (
        <Notice status="error" messages={[text.delivery.lockersFailed]}>
          <Button size="small" onClick={retry}>
            {text.retry}
          </Button>
        </Notice>
      )}
      <p className="muted locker__count" role="status">
        {loading && <Spinner />}
        {loading && points.length === 0 ? text.delivery.lockersLoading : foundText(found.length)}
      </p>
      <ul className="lockers" part="lockers">
        {found.slice(0, SHOWN).map((point) => (
          <LockerRow key={point.name} point={point} busy={picking === point.name} onPick={pick} />
        ))}
      </ul>
    </div>
  );
}

const foundText = (count: number): string =>
  count === 0
    ? text.delivery.lockersNone
    : [counted(count, text.delivery.lockersFound), count > SHOWN && text.delivery.lockersShown(SHOWN)]
        .filter(Boolean)
        .join('. ');

function LockerRow({ point, busy, onPick }: { point: Point; busy: boolean; onPick: (point: Point) => void }) {
  const chosen = useCart().inpost_point_code === point.name;
  const city = [point.details.post_code, point.details.city].filter(Boolean).join(' ');
  return (
    <li className={`lockers__row${chosen ? ' lockers__row--chosen' : ''}`}>
      <div className="lockers__text">
        <strong>{point.name}</strong>
        <span>{[point.address, city].filter(Boolean).join(', ')}</span>
        <span className="muted">{[point.description, point.openingHours].filter(Boolean).join(' · ')}</span>
      </div>
      {chosen && <span className="badge">{text.delivery.picked}</span>}
      <Button size="small" busy={busy} aria-label={text.delivery.pickLocker(point.name)} onClick={() => onPick(point)}>
        {text.delivery.pick}
      </Button>
    </li>
  );
}
