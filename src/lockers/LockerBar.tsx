/** The bar that is always visible: a button for the offered locker, or the chosen locker. */
import { Check } from '../ui/icons';
import { Button } from '../ui/Button';
import { pinGlyph } from '../ui/glyph';
import { addressOf, type Point } from './point';
import { pickerText } from './text';

export interface LockerBarProps {
  /** The locker that the button picks: the highlighted one, else the nearest. */
  offered: Point | undefined;
  isNearest: boolean;
  /** The offered locker has no visible row, for example after a press on the map. */
  isOffscreen: boolean;
  chosen: { readonly name: string; readonly address: string } | undefined;
  busy: boolean;
  onPick: () => void;
}

export function LockerBar({ offered, isNearest, isOffscreen, chosen, busy, onPick }: LockerBarProps) {
  const candidate = offered?.name === chosen?.name ? undefined : offered;
  const displayed =
    candidate === undefined
      ? chosen
      : isOffscreen
        ? { name: candidate.name, address: addressOf(candidate) }
        : undefined;
  const name = candidate?.name ?? '';
  return (
    <div className="picker__bar" part="picker-bar">
      {displayed && (candidate ? pinGlyph : <Check size={20} aria-hidden="true" />)}
      <p className="picker__choice" aria-live="polite">
        {displayed && (
          <>
            <strong>{displayed.name}</strong>
            {!candidate && <span className="locker-row__badge">{pickerText.picked}</span>}
            <span className="picker__address">{displayed.address}</span>
          </>
        )}
      </p>
      {candidate && (
        <Button variant="primary" busy={busy} onClick={onPick}>
          {isNearest ? pickerText.pickNearest(name) : pickerText.pickThis(name)}
        </Button>
      )}
    </div>
  );
}
