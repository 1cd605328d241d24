/** The field and the button of a search box in HTML and ARIA. */
import { Search } from '../../ui/icons';
import type { ClipboardEvent, InputEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { Spinner } from '../../ui/Spinner';
import { boxText } from '../text';

interface BoxFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly visibleLabel: boolean;
  readonly placeholder: string | undefined;
  readonly disabled: boolean;
  /** Whether there is a search button. */
  readonly button: boolean;
  readonly name: string | undefined;
  readonly value: string | undefined;
  readonly popup: 'listbox' | 'grid';
  /** The id of the list of entries; undefined without entries. */
  readonly listId: string | undefined;
  readonly isOpen: boolean;
  /** The response is late. */
  readonly isLate: boolean;
  readonly activeId: string | undefined;
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
  readonly onPaste: ((event: ClipboardEvent) => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

/** A constant, because the button renders with every response. */
const icon = <Search size={20} aria-hidden="true" />;

/** Uncontrolled: a keystroke renders nothing. */
export const BoxField = ({
  ref,
  id,
  label,
  visibleLabel,
  disabled,
  button,
  listId,
  isOpen,
  ...props
}: BoxFieldProps) => (
  <>
    <label className={visibleLabel ? 'field__label searchbox__label' : 'only-spoken'} htmlFor={id}>
      {label}
    </label>
    <div className={`control searchbox__control${disabled ? ' control--disabled' : ''}`} part="control">
      <input
        ref={ref}
        id={id}
        className="control__input"
        part="input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        name={props.name}
        defaultValue={props.value}
        placeholder={props.placeholder ?? (visibleLabel ? undefined : label)}
        disabled={disabled}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={props.popup}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={props.activeId}
        onInput={props.onInput}
        onPaste={props.onPaste}
        onKeyDown={props.onKeyDown}
        onClick={props.onClick}
      />
      {button && (
        <button className="searchbox__button" part="button" title={boxText.button} disabled={disabled}>
          {props.isLate ? <Spinner /> : icon}
        </button>
      )}
      {props.isLate && !button && <Spinner />}
    </div>
  </>
);
