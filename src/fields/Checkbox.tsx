/** Renders a checkbox: a native box whose whole label is the target. */
import { CircleAlert } from '../ui/icons';
import { useId } from 'react';
import type { Content } from '../ui/content';
import { useFrozenDuringPress } from './useFrozenDuringPress';

export interface CheckboxProps {
  label: Content;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function Checkbox({ label, name, checked, onChange, required, disabled, ...props }: CheckboxProps) {
  const error = useFrozenDuringPress(props.error);
  const noteId = useId();
  return (
    <div
      className={`checkbox${error === undefined ? '' : ' field--invalid'}${disabled ? ' checkbox--disabled' : ''}`}
      part="checkbox"
    >
      <label className="checkbox__row">
        <input
          type="checkbox"
          className="checkbox__box"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="checkbox__label">{label}</span>
      </label>
      {error !== undefined && (
        <p className="field__note checkbox__note" id={noteId} part="error">
          <CircleAlert className="field__error-icon" size={14} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
