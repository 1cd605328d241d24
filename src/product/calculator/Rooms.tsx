/** The rooms of an area by width and length, plus a spare for all of them. */
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { plusGlyph } from '../../ui/glyph';
import { text } from '../text';
import { added, EMPTY_ROOM, displayedAmount, type Room } from './amounts';
import { RoomRow, type Surface } from './RoomRow';
import { measuredArea, PATTERNS, type CalculatorState } from './state';
import { spareError } from './words';

const words = text.calculator;
const patterns = Object.entries(PATTERNS) as [keyof typeof PATTERNS, number][];

interface RoomsProps {
  readonly state: CalculatorState;
  readonly surface: Surface | undefined;
  readonly showPatterns: boolean;
  /** Shows the area, because no field contains it. */
  readonly showArea: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Pick<CalculatorState, 'rooms' | 'spareText'>>) => void;
}

export function Rooms({ state, surface, showPatterns, showArea, disabled, onChange }: RoomsProps) {
  const { rooms, spareText } = state;
  const area = measuredArea(state);
  const edit = (id: number, change: Partial<Room>) =>
    onChange({ rooms: rooms.map((room) => (room.id === id ? { ...room, ...change } : room)) });
  return (
    <div className="rooms" part="rooms">
      {rooms.map((room, index) => (
        <RoomRow
          key={room.id}
          room={room}
          number={index + 1}
          alone={rooms.length === 1}
          surface={surface}
          disabled={disabled}
          onEdit={(change) => edit(room.id, change)}
          onRemove={() => onChange({ rooms: rooms.filter(({ id }) => id !== room.id) })}
        />
      ))}
      {!disabled && (
        <Button
          size="small"
          variant="quiet"
          icon={plusGlyph}
          onClick={() => onChange({ rooms: added(rooms, EMPTY_ROOM) })}
        >
          {words.addRoom}
        </Button>
      )}
      <div className="rooms__end">
        {showPatterns && !disabled && (
          <div className="rooms__patterns" role="group" aria-label={words.laying}>
            <span className="field__label" aria-hidden="true">
              {words.laying}
            </span>
            {patterns.map(([pattern, spare]) => (
              <Button
                key={pattern}
                size="small"
                aria-pressed={spareText === String(spare)}
                onClick={() => onChange({ spareText: String(spare) })}
              >
                {words.patterns[pattern]}
              </Button>
            ))}
          </div>
        )}
        <div className="rooms__spare">
          <TextField
            label={words.spare}
            name="spare"
            value={spareText}
            inputMode="numeric"
            align="end"
            after={words.percent}
            disabled={disabled}
            validate={spareError}
            onChange={(typed) => onChange({ spareText: typed })}
          />
        </div>
        {showArea && (
          <p className="rooms__area">
            <span>{words.areaWithSpare}</span>
            <output className="number">{area === undefined ? '–' : `${displayedAmount(area)}\u00A0m²`}</output>
          </p>
        )}
      </div>
    </div>
  );
}
