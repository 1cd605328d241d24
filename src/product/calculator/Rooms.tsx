/** Decides how an area is measured: rooms by width and length, and a spare on top of all of them. */
import { X } from '../../ui/icons';
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { plusGlyph } from '../../ui/glyph';
import { text } from '../text';
import { roomArea, shownAmount, typedWhole, type Room } from './amounts';
import { LengthField } from './LengthField';
import { measuredArea, type CalculatorState } from './state';
import { notWhole } from './words';

const words = text.calculator;

/** The longest side of a room that is taken for metres, in metres. */
const LONGEST_SIDE = 50;

interface RoomsProps {
  readonly state: CalculatorState;
  /** Where the area stands in no field. */
  readonly showArea: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Pick<CalculatorState, 'rooms' | 'spareText'>>) => void;
}

export function Rooms({ state, showArea, disabled, onChange }: RoomsProps) {
  const { rooms, spareText } = state;
  const area = measuredArea(state);
  const edit = (id: number, change: Partial<Room>) =>
    onChange({ rooms: rooms.map((room) => (room.id === id ? { ...room, ...change } : room)) });
  const add = () =>
    onChange({ rooms: [...rooms, { id: Math.max(...rooms.map(({ id }) => id)) + 1, width: '', length: '' }] });
  return (
    <div className="rooms" part="rooms">
      {rooms.map((room, index) => (
        <RoomRow
          key={room.id}
          room={room}
          number={index + 1}
          alone={rooms.length === 1}
          disabled={disabled}
          onEdit={(change) => edit(room.id, change)}
          onRemove={() => onChange({ rooms: rooms.filter(({ id }) => id !== room.id) })}
        />
      ))}
      {!disabled && (
        <Button size="small" variant="quiet" icon={plusGlyph} onClick={add}>
          {words.addRoom}
        </Button>
      )}
      <div className="rooms__end">
        <div className="rooms__spare">
          <TextField
            label={words.spare}
            name="spare"
            value={spareText}
            inputMode="numeric"
            align="end"
            after={words.percent}
            disabled={disabled}
            validate={notWhole}
            onChange={(typed) => onChange({ spareText: typedWhole(typed, 3) })}
          />
        </div>
        {showArea && (
          <p className="rooms__area">
            <span>{words.areaWithSpare}</span>
            <output className="number">{area === undefined ? '–' : `${shownAmount(area)}\u00A0m²`}</output>
          </p>
        )}
      </div>
    </div>
  );
}

interface RoomRowProps {
  readonly room: Room;
  readonly number: number;
  readonly alone: boolean;
  readonly disabled: boolean;
  readonly onEdit: (change: Partial<Room>) => void;
  readonly onRemove: () => void;
}

function RoomRow({ room, number, alone, disabled, onEdit, onRemove }: RoomRowProps) {
  const area = roomArea(room);
  const field = (side: 'width' | 'length') => (
    <LengthField
      label={words[side]}
      name={side}
      value={room[side]}
      most={LONGEST_SIDE}
      disabled={disabled}
      onChange={(typed) => onEdit({ [side]: typed })}
    />
  );
  return (
    <div className="room" role="group" aria-label={words.room(number)}>
      {field('width')}
      <span className="room__by" aria-hidden="true">
        ×
      </span>
      {field('length')}
      <span className="room__area number">{area === undefined ? '' : `${shownAmount(area)}\u00A0m²`}</span>
      {!alone && (
        <IconButton label={words.removeRoom(number)} size="small" disabled={disabled} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
