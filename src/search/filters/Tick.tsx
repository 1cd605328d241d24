/** One entry of a filter: a native checkbox, its name, and the number of products that remain. */
import { formatNumber } from '../../ui/money';
import { filterText } from './text';

interface TickProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly isTicked: boolean;
}

/** Uncontrolled: the state is in the form, which submits natively. */
export const Tick = ({ name, value, label, count, isTicked }: TickProps) => (
  <label className="tick" part="entry">
    <input type="checkbox" className="checkbox__box" name={name} value={value} defaultChecked={isTicked} />
    <span>{label}</span>
    {count !== undefined && (
      <span className="tick__count number" title={filterText.count(count)}>
        {formatNumber(String(count))}
      </span>
    )}
  </label>
);
