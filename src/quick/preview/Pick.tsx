/** A native select with its label, for the preview. */
import { useId } from 'react';
import { chevronGlyph } from '../../ui/glyph';

interface PickProps<V extends string | number> {
  readonly label: string;
  /** Visible to screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly value: V;
  readonly options: readonly (readonly [value: V, label: string])[];
  readonly onChange: (value: V) => void;
}

export function Pick<V extends string | number>({ label, isLabelHidden, value, options, onChange }: PickProps<V>) {
  const id = useId();
  return (
    <span className="pick">
      <label className={isLabelHidden ? 'only-spoken' : 'pick__label'} htmlFor={id}>
        {label}
      </label>
      <span className="control" part="control">
        <select
          id={id}
          className="control__input control__input--select"
          part="select"
          value={value}
          onChange={(event) => {
            const chosen = options.find(([one]) => String(one) === event.target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        {chevronGlyph('control__chevron')}
      </span>
    </span>
  );
}
