/** Renders a text field: label, value, hint, and an error that appears after typing stops. */
import { useImperativeHandle, type HTMLInputAutoCompleteAttribute, type Ref } from 'react';
import type { Content, Elements } from '../ui/content';
import { Field, type ControlProps } from './Field';
import { useFieldMessage } from './useFieldMessage';
import { useWritten } from './useWritten';

export interface TextFieldProps {
  label: Content;
  labelHidden?: boolean | undefined;
  name: string;
  value: string;
  /** `isPart`: parts of the date are missing, and the browser reports an empty value. */
  onChange: (value: string, isPart: boolean) => void;
  /** The form's or the server's message; disappears when the value changes. */
  error?: string | undefined;
  hint?: Content;
  required?: boolean | undefined;
  /** Writes '(opcjonalnie)' next to the label. */
  optional?: boolean | undefined;
  type?: 'text' | 'date' | 'email' | 'tel' | 'search' | 'password' | 'url' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | undefined;
  /** Purpose of the field (WCAG 1.3.5). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Action of Enter, for the keyboard of a phone. */
  enterKeyHint?: 'done' | 'search' | undefined;
  /** Returns the error of a non-empty value (see validate.ts); the field itself checks `required`. */
  validate?: ((value: string) => string | undefined) | undefined;
  /** Rewrites the typed text without changing its length: the caret keeps its position. */
  spell?: ((value: string) => string) | undefined;
  /** Tidies the value on blur and Enter, for example a post code's dash. */
  format?: ((value: string) => string) | undefined;
  /** The error of an empty value. Default: the message of a required field. */
  blank?: string | undefined;
  /** The text is invalid: the buyer cannot leave the step before correcting it. */
  unread?: boolean | undefined;
  /** The bounds of a date. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** In a Modal: gets the focus when it opens. */
  autoFocus?: boolean | undefined;
  /** Inside the frame, before and after the text: an icon, a unit, a currency. */
  before?: Elements;
  after?: Content;
  /** Numbers are right-aligned. */
  align?: 'start' | 'end' | undefined;
  onEnter?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  value,
  onChange,
  required = false,
  type = 'text',
  align = 'start',
  ...props
}: TextFieldProps) {
  const { validate, spell, format, error, before, after, onEnter } = props;
  const { message, onType, onLeave } = useFieldMessage({
    value,
    required,
    blank: props.blank,
    // Text that `format` will correct on blur is not an error.
    validate: validate && ((text) => validate(format?.(text) ?? text)),
    error,
  });
  const { control: input, typed } = useWritten<HTMLInputElement>(value);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement, [input]);
  const change = (text: string, isPart = false) => {
    typed(text);
    onType(text);
    onChange(text, isPart);
  };
  const tidy = () => {
    const tidied = format?.(value) ?? value;
    if (tidied !== value) change(tidied);
  };
  return (
    <Field {...props} required={required} error={message}>
      {(control) => (
        <span
          className={`control${align === 'end' ? ' control--end' : ''}${props.disabled ? ' control--disabled' : ''}`}
          part="control"
        >
          {before && <span className="control__affix">{before}</span>}
          <input
            {...control}
            aria-describedby={describedBy(control, after)}
            ref={input}
            className="control__input"
            part="input"
            name={props.name}
            type={type}
            value={value}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete}
            enterKeyHint={props.enterKeyHint}
            placeholder={props.placeholder}
            min={props.min}
            max={props.max}
            data-unread={props.unread ? '' : undefined}
            disabled={props.disabled}
            data-autofocus={props.autoFocus || undefined}
            onChange={({ target }) => {
              const text = spell?.(target.value) ?? target.value;
              if (text !== target.value) {
                const caret = target.selectionStart;
                // Sets the value without React, which would move the caret to the end.
                target.value = text;
                target.setSelectionRange(caret, caret);
              }
              change(text, target.validity.badInput);
            }}
            onBlur={() => {
              tidy();
              onLeave();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Enter submits the form without blurring the field.
              tidy();
              onEnter?.();
            }}
          />
          {after && (
            <span className="control__affix" id={unitId(control)}>
              {after}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

const unitId = ({ id }: ControlProps): string => `${id}-unit`;

/** Screen readers announce a unit at the end of the frame; a button there has its own tab stop. */
const describedBy = (control: ControlProps, after: Content): string | undefined =>
  [typeof after === 'string' && unitId(control), control['aria-describedby']].filter(Boolean).join(' ') || undefined;
