/** Renders the native select in the look of the other fields. */
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Content } from '../ui/content';
import { chevronGlyph } from '../ui/glyph';
import { Field } from './Field';
import { fieldText } from './text';
import { useFieldMessage } from './useFieldMessage';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: Content;
  labelHidden?: boolean | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** An empty first entry, shown while nothing is chosen: 'Wybierz…'. */
  placeholder?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  disabled?: boolean | undefined;
  /** No option is added for a stored value that is not offered. */
  fixed?: boolean;
}

export function SelectField({
  value,
  onChange,
  options,
  placeholder,
  required = false,
  fixed = false,
  ...props
}: SelectFieldProps) {
  // A value that is not offered is displayed as well: it is what will be sent.
  const isOffered = fixed || value === '' || options.some((one) => one.value === value);
  const entries = isOffered ? options : [...options, { value, label: value }];
  const error = props.error ?? (isOffered ? undefined : fieldText.notOffered(value));
  const { message, onType, onLeave } = useFieldMessage({ value, required, validate: undefined, error });
  return (
    <Field {...props} required={required} error={message}>
      {(control) => (
        <span className={`control control--select${props.disabled ? ' control--disabled' : ''}`} part="control">
          <select
            {...control}
            className="control__input control__input--select"
            part="select"
            name={props.name}
            value={value}
            autoComplete={props.autoComplete}
            disabled={props.disabled}
            onChange={(event) => {
              onType(event.target.value);
              onChange(event.target.value);
            }}
            onBlur={onLeave}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {entries.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {chevronGlyph('control__chevron')}
        </span>
      )}
    </Field>
  );
}
