/** View of `<shop-select>` over the template's select: a button and a list, by the ARIA pattern of a select-only combobox. */
import { Check } from '../icons';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { beside } from '../../page/beside';
import { chevronGlyph } from '../glyph';
import { uiStyles } from '../styles';
import { groupsOf } from './options';
import { useNativeSelect, type NativeSelect } from './useNativeSelect';
import css from './select.css?inline';
import { useSelectKeys } from './useSelectKeys';

export const styles = [...uiStyles, css];

export default function Select() {
  const button = useRef<HTMLDivElement>(null);
  const focus = useCallback(() => button.current?.focus(), []);
  const native = useNativeSelect(focus);
  return (
    <div className="select" part="select">
      <slot />
      {native && <Combobox native={native} button={button} />}
    </div>
  );
}

interface ComboboxProps {
  readonly native: NativeSelect;
  readonly button: React.RefObject<HTMLDivElement | null>;
}

function Combobox({ native, button }: ComboboxProps) {
  const { entries, chosen, label, description, disabled, required, invalid } = native;
  const [open, setOpen] = useState(false);
  const { active, setActive, onKeyDown } = useSelectKeys({ native, open, setOpen });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => beside(list.current, open && button.current));

  useEffect(() => {
    if (open) list.current?.querySelector('.option--active')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const pick = (index: number) => {
    if (entries[index]?.disabled) return;
    native.choose(index);
    setOpen(false);
  };
  const option = (index: number) => {
    const entry = entries[index];
    return (
      entry && (
        <div
          key={index}
          id={optionId(index)}
          className={`option${index === active ? ' option--active' : ''}`}
          part={index === chosen ? 'option option-chosen' : 'option'}
          role="option"
          aria-selected={index === chosen}
          aria-disabled={entry.disabled || undefined}
          // The focus stays on the button.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => !entry.disabled && setActive(index)}
          onClick={() => pick(index)}
        >
          <span>{entry.label}</span>
          {index === chosen && <Check size={16} aria-hidden="true" />}
        </div>
      )
    );
  };
  return (
    <>
      <div
        ref={button}
        className={`select__button${disabled ? ' select__button--disabled' : ''}${invalid ? ' select__button--invalid' : ''}`}
        part="button"
        role="combobox"
        tabIndex={disabled ? -1 : 0}
        aria-label={label || undefined}
        aria-description={description || undefined}
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        aria-disabled={disabled || undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        onClick={() => !disabled && setOpen(!open)}
        onKeyDown={disabled ? undefined : onKeyDown}
        // A label around the select moves the focus there, and the select returns it.
        onBlur={(event) => (event.relatedTarget as Element | null)?.localName === 'select' || setOpen(false)}
      >
        <span className="select__value">{entries[chosen]?.label ?? ''}</span>
        {chevronGlyph('select__chevron')}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className="select__list"
        part="list"
        role="listbox"
        aria-label={label || undefined}
        popover="manual"
      >
        {groupsOf(entries).map((group, index) =>
          group.label === undefined ? (
            group.places.map(option)
          ) : (
            <div key={`group ${index}`} role="group" aria-label={group.label}>
              <div className="select__group" aria-hidden="true">
                {group.label}
              </div>
              {group.places.map(option)}
            </div>
          ),
        )}
      </div>
    </>
  );
}
