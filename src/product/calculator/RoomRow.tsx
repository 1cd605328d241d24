/** One room: two sides, and for walls also doors and windows, which are subtracted. */
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { plusGlyph } from '../../ui/glyph';
import { IconButton } from '../../ui/IconButton';
import { X } from '../../ui/icons';
import { text } from '../text';
import { added, roomArea, displayedAmount, type Opening, type Room } from './amounts';
import { LengthField } from './LengthField';

const words = text.calculator;

/** Longest plausible side of a room and of a door in metres; longer ones are questioned. */
const LONGEST_SIDE = 50;
const LONGEST_OPENING = 10;

export type Surface = 'floor' | 'wall';

interface RoomRowProps {
  readonly room: Room;
  readonly number: number;
  readonly alone: boolean;
  /** The measured surface, if the template names it: rooms then have names, and walls have openings. */
  readonly surface: Surface | undefined;
  readonly disabled: boolean;
  readonly onEdit: (change: Partial<Room>) => void;
  readonly onRemove: () => void;
}

export function RoomRow({ room, number, alone, surface, disabled, onEdit, onRemove }: RoomRowProps) {
  const { name, width, length, openings } = room;
  const isWall = surface === 'wall';
  const area = roomArea(room);
  const edit = (id: number, change: Partial<Opening>) =>
    onEdit({ openings: openings.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  return (
    <div className={`room${surface ? ' room--named' : ''}`} role="group" aria-label={name || words.room(number)}>
      {surface && (
        <div className="room__name">
          <TextField
            label={words.roomName}
            labelHidden
            name="room"
            value={name}
            placeholder={words.room(number)}
            disabled={disabled}
            onChange={(typed) => onEdit({ name: typed })}
          />
        </div>
      )}
      <Sides
        labels={[isWall ? words.walls : words.width, isWall ? words.height : words.length]}
        names={['width', 'length']}
        values={[width, length]}
        max={LONGEST_SIDE}
        disabled={disabled}
        remove={alone ? undefined : words.removeRoom(name || number)}
        onEdit={([first, second]) => onEdit({ width: first, length: second })}
        onRemove={onRemove}
      />
      {isWall &&
        openings.map(({ id, width: across, height }, at) => (
          <div key={id} className="room room__opening" role="group" aria-label={words.opening(at + 1)}>
            <Sides
              labels={[words.openingWidth, words.height]}
              names={['opening-width', 'opening-height']}
              values={[across, height]}
              max={LONGEST_OPENING}
              disabled={disabled}
              remove={words.removeOpening(at + 1)}
              onEdit={([first, second]) => edit(id, { width: first, height: second })}
              onRemove={() => onEdit({ openings: openings.filter((one) => one.id !== id) })}
            />
          </div>
        ))}
      <div className="room__foot">
        {isWall && !disabled && (
          <Button
            size="small"
            variant="quiet"
            icon={plusGlyph}
            onClick={() => onEdit({ openings: added(openings, { width: '', height: '' }) })}
          >
            {words.addOpening}
          </Button>
        )}
        <span className="room__area number">{area === undefined ? '' : `${displayedAmount(area)}\u00A0m²`}</span>
      </div>
    </div>
  );
}

type Pair = readonly [first: string, second: string];

interface SidesProps {
  readonly labels: Pair;
  readonly names: Pair;
  readonly values: Pair;
  readonly max: number;
  readonly disabled: boolean;
  /** Label of the remove button. Default: no button. */
  readonly remove: string | undefined;
  readonly onEdit: (values: Pair) => void;
  readonly onRemove: () => void;
}

function Sides({ labels, names, values, max, disabled, remove, onEdit, onRemove }: SidesProps) {
  const field = (at: 0 | 1) => (
    <LengthField
      label={labels[at]}
      name={names[at]}
      value={values[at]}
      max={max}
      disabled={disabled}
      onChange={(typed) => onEdit(at === 0 ? [typed, values[1]] : [values[0], typed])}
    />
  );
  return (
    <>
      {field(0)}
      <span className="room__by" aria-hidden="true">
        ×
      </span>
      {field(1)}
      {remove && (
        <IconButton label={remove} size="small" disabled={disabled} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
