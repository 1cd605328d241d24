/** Renders a text area that grows with its text. */
import type { Content } from '../ui/content';
import { Field } from './Field';
import { useWritten } from './useWritten';

export interface TextAreaProps {
  label: Content;
  labelHidden?: boolean | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: Content;
  error?: string | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function TextArea({ name, value, onChange, onBlur, disabled, autoFocus, ...props }: TextAreaProps) {
  const { control: area, typed } = useWritten<HTMLTextAreaElement>(value);
  return (
    <Field {...props}>
      {(control) => (
        <span className={`control control--area${disabled ? ' control--disabled' : ''}`} part="control">
          <textarea
            {...control}
            ref={area}
            className="control__input control__input--area"
            part="input"
            name={name}
            value={value}
            rows={3}
            data-autofocus={autoFocus || undefined}
            disabled={disabled}
            onChange={(event) => {
              typed(event.target.value);
              onChange(event.target.value);
            }}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}
