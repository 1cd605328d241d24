/** Renders a filter of the list: one button per choice of the server, the current one pressed. */
import type { OrderView } from './schema';
import { useCentred } from './useCentred';
import { choiceText } from './views';

interface FilterProps {
  readonly label: string;
  readonly choices: readonly OrderView[];
  /** Key of the current choice. Default: the first. */
  readonly current: string | undefined;
  /** Undefined for the first, the default. */
  readonly onChoose: (key: string | undefined) => void;
}

export function Filter({ label, choices, current, onChoose }: FilterProps) {
  const chosen = choices.find(({ key }) => key === current) ?? choices[0];
  const pressed = useCentred(chosen?.key);
  if (choices.length < 2) return null;
  return (
    <div className="filter" role="group" aria-label={label}>
      {choices.map((one) => (
        <button
          key={one.key}
          ref={one === chosen ? pressed : undefined}
          type="button"
          className="filter__choice"
          part={one === chosen ? 'filter filter-selected' : 'filter'}
          aria-pressed={one === chosen}
          onClick={() => one !== chosen && onChoose(one === choices[0] ? undefined : one.key)}
        >
          {choiceText(one)}
        </button>
      ))}
    </div>
  );
}
