/** Decides how a yes or no is ticked: a native box whose whole label is the target. */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What a form sends when it is ticked; 'on' unless told. */
  value?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function Checkbox({ label, name, checked, onChange, value, hint, error, required, disabled }: CheckboxProps) {
  const noteId = useId();
  const hasNote = error !== undefined || Boolean(hint);
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
          value={value}
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="checkbox__label">{label}</span>
      </label>
      {hasNote && (
        <p className="field__note checkbox__note" id={noteId} part={error === undefined ? 'hint' : 'error'}>
          {error !== undefined && <CircleAlert className="field__error-icon" size={14} aria-hidden="true" />}
          {error !== undefined ? <span>{error}</span> : hint}
        </p>
      )}
    </div>
  );
}
