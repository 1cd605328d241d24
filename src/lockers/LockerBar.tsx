/** Decides the bar that is always on the screen: the highlighted locker with its button, else the chosen one, else that none is chosen. */
import { Check } from '../ui/icons';
import { Button } from '../ui/Button';
import { pinGlyph } from '../ui/glyph';
import { addressOf, type Point } from './point';
import { pickerText } from './text';

export interface LockerBarProps {
  /** Highlighted in list or map, but not yet chosen. */
  highlighted: Point | undefined;
  chosen: { readonly name: string; readonly address: string } | undefined;
  busy: boolean;
  onPick: () => void;
}

export function LockerBar({ highlighted, chosen, busy, onPick }: LockerBarProps) {
  const shown = highlighted ? { name: highlighted.name, address: addressOf(highlighted) } : chosen;
  const isChosen = shown !== undefined && shown.name === chosen?.name;
  return (
    <div className="picker__bar" part="picker-bar">
      {isChosen ? <Check size={20} aria-hidden="true" /> : pinGlyph}
      <p className="picker__choice" aria-live="polite">
        {shown ? (
          <>
            <strong>{shown.name}</strong>
            {isChosen && <span className="locker-row__badge">{pickerText.picked}</span>}
            <span className="picker__address">{shown.address}</span>
          </>
        ) : (
          pickerText.none
        )}
      </p>
      {highlighted && !isChosen && (
        <Button variant="primary" busy={busy} onClick={onPick}>
          {pickerText.pickThis(highlighted.name)}
        </Button>
      )}
    </div>
  );
}
