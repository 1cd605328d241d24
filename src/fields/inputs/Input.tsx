/** View of `<shop-input>`: a labelled field that validates itself, as a control of the template's form. */
import { useRef } from 'react';
import { useControl, useOuterLabel, useRefused } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { LiveRegion } from '../../ui/LiveRegion';
import { uiStyles } from '../../ui/styles';
import { fieldStyles } from '../styles';
import { TextField, type TextFieldProps } from '../TextField';
import { seenText } from '../typed-text';
import { submitOnEnter } from './enter';
import { formatOf, problemOf, wrongIn, type InputRules } from './validate';

export const styles = [...uiStyles, ...fieldStyles];

interface InputProps extends InputRules {
  readonly value: string;
  readonly label: string | undefined;
  readonly type: TextFieldProps['type'];
  readonly optional: boolean;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  readonly autocomplete: string | undefined;
}

/** A phone's keyboard for each validator. */
const KEYBOARDS = { nip: 'numeric', 'post-code': 'numeric', phone: 'tel', email: 'email' } as const;

export default function Input(props: InputProps) {
  return (
    <LiveRegion>
      <InputField {...props} />
    </LiveRegion>
  );
}

function InputField(props: InputProps) {
  const { value, label, required, disabled, validate } = props;
  const { element, emit } = useHost();
  const control = useControl();
  const outerLabel = useOuterLabel();
  /** The value when the field got focus. */
  const entered = useRef(value);
  const refusal = useRefused(value, problemOf(props, value));
  return (
    // The inner field's `input` leaves the shadow root by itself, `change` does not.
    <div
      onKeyDown={submitOnEnter(() => control.form())}
      onFocus={() => {
        entered.current = value;
      }}
      // Read from the element: a value that `format` changed on blur is not rendered yet.
      onBlur={() => 'value' in element && element.value !== entered.current && emit('change')}
    >
      <TextField
        label={label ?? (outerLabel && <span className="only-spoken">{outerLabel}</span>)}
        name="value"
        value={value}
        type={props.type}
        required={required}
        optional={props.optional}
        disabled={disabled}
        placeholder={props.placeholder}
        autoComplete={props.autocomplete}
        inputMode={validate && KEYBOARDS[validate]}
        hint={props.hint}
        error={refusal}
        validate={(typed) => wrongIn(props, typed)}
        format={formatOf(validate) ?? (props.type === 'password' ? undefined : seenText)}
        onChange={(typed) => control.set(typed)}
      />
    </div>
  );
}
