/** Decides how several lines of text are entered: the area grows with the text, and counts down near its limit. */
import type { ReactNode } from 'react';
import { Field } from './Field';
import { fieldText } from './text';
import { useFieldMessage } from './useFieldMessage';

export interface TextAreaProps {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  validate?: ((value: string) => string | undefined) | undefined;
  /** At least so many lines; 3 unless told. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** The counter appears in the last tenth. */
const NEAR = 0.9;

export function TextArea({ value, onChange, onBlur, required = false, rows = 3, maxLength, ...props }: TextAreaProps) {
  const { message, onType, onLeave } = useFieldMessage({
    value,
    required,
    validate: props.validate,
    error: props.error,
  });
  const isNear = maxLength !== undefined && value.length >= maxLength * NEAR;
  const counter = isNear ? (
    <p className="field__aside number">{fieldText.charactersLeft(maxLength - value.length)}</p>
  ) : undefined;
  return (
    <Field {...props} required={required} error={message} aside={counter}>
      {(control) => (
        <span className={`control control--area${props.disabled ? ' control--disabled' : ''}`} part="control">
          <textarea
            {...control}
            className="control__input control__input--area"
            part="input"
            name={props.name}
            value={value}
            rows={rows}
            maxLength={maxLength}
            placeholder={props.placeholder}
            disabled={props.disabled}
            onChange={(event) => {
              onType(event.target.value);
              onChange(event.target.value);
            }}
            onBlur={() => {
              onLeave();
              onBlur?.();
            }}
          />
        </span>
      )}
    </Field>
  );
}
