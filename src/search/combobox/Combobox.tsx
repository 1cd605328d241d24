/** Decides how a search box with a list below it behaves: typing, requests, keys, opening and closing (ARIA combobox pattern). */
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, Ref, SubmitEvent } from 'react';
import type { Elements } from '../../ui/content';
import { useHost } from '../../element/useHost';
import { present } from '../../page/present';
import { boxText } from '../text';
import { BoxField } from './BoxField';
import { deedOf } from './keys';
import { useAnswers } from './useAnswers';
import type { Questions } from './useAnswers';
import { useDisabled } from './useDisabled';

/** Props of the list below the box. The entry at `index` must have the id `${listId}-${index}`; a click chooses it. */
export interface ListProps<Answer> {
  readonly answer: Answer;
  readonly query: string;
  readonly active: number;
  readonly listId: string;
}

/** What the view around the box may do with it. */
export interface BoxControl {
  readonly input: HTMLInputElement;
  /** Puts a text into the field, sends nothing, and ignores answers still to come. */
  write(text: string): void;
  /** Like `write`, and also drops what was found. */
  clear(text?: string): void;
  /** Closes the list; answers still to come do not open it again. */
  close(): void;
  /** The field's text was typed before this view: starts the pause. */
  typed(): void;
  /** Requests answers for the field's text at once. */
  ask(): void;
}

export interface ComboboxProps<Answer> extends Questions<Answer> {
  readonly list: (shown: ListProps<Answer>) => Elements;
  readonly label?: string | undefined;
  /** The box searches the whole shop, so it is a landmark of the page. */
  readonly landmark?: boolean;
  readonly visibleLabel?: boolean;
  /** Shown in the empty field. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly popup?: 'listbox' | 'grid';
  /** Whether there is a search button; `shop-autocomplete` has none. */
  readonly button?: boolean;
  readonly name?: string | undefined;
  /** The initial text. */
  readonly value?: string | undefined;
  /** Where the form is submitted; the browser does so unless `onSubmit` prevents it. */
  readonly action?: string | undefined;
  /** With `dialog` the browser itself submits nothing. */
  readonly method?: 'get' | 'dialog';
  readonly onSubmit: (event: SubmitEvent, text: string) => void;
  readonly onText?: (text: string) => void;
  /** The field got the focus. */
  readonly onEnter?: () => void;
  /** The focus left the box. */
  readonly onLeave?: () => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly control: Ref<BoxControl>;
}

export function Combobox<Answer>(props: ComboboxProps<Answer>) {
  const { list, label = boxText.label, popup = 'listbox', button = true, minimum, count } = props;
  const { root } = useHost();
  const disabled = useDisabled(props.disabled ?? false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The focus was in the box and has left it. */
  const hasLeft = useRef(false);
  const isEmptied = () => field.current?.value === '' && field.current.matches(':focus');
  const { asking, shown, setShown, isLate, rest } = useAnswers(props, hasLeft, isEmptied);

  const entries = shown.answer === undefined ? 0 : count(shown.answer);
  const listId = `${id}-list`;
  const entry = (index: number) => root.getElementById(`${listId}-${index}`);
  const hide = () => setShown((now) => (now.open || now.active >= 0 ? { ...now, open: false, active: -1 } : now));
  const close = () => {
    asking.current?.stop();
    hide();
  };

  useImperativeHandle(props.control, () => {
    const input = present(field.current, 'the field of a search box');
    const write = (text: string) => {
      asking.current?.stop();
      input.value = text;
      props.onText?.(text);
    };
    return {
      input,
      close,
      typed: () => asking.current?.typed(input.value),
      ask() {
        asking.current?.typed(input.value);
        asking.current?.now();
      },
      write,
      clear(text = '') {
        write(text);
        asking.current?.typed('');
      },
    };
  });
  useLayoutEffect(() => {
    if (shown.open && shown.active >= 0) entry(shown.active)?.scrollIntoView({ block: 'nearest' });
  });

  /** `ago`: how many ms ago the text was typed, if that was before this view. */
  const onInput = ({ value }: HTMLInputElement, ago?: number) => {
    hasLeft.current = false;
    // The marked entry belongs to another text: Enter must not choose it.
    setShown((now) => (now.active >= 0 ? { ...now, active: -1 } : now));
    props.onText?.(value);
    asking.current?.typed(value, ago);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // With Shift these keys select text in the field.
    if (event.shiftKey && /^(Arrow|Home|End)/.test(event.key)) return;
    const deed = deedOf(event.key, event.altKey, { open: shown.open, active: shown.active, count: entries });
    if (deed === undefined) return;
    if (deed.do === 'leave') return hide();
    if (deed.do === 'clear') {
      // In an empty field Escape is for whatever surrounds it, a dialog perhaps.
      const input = event.currentTarget;
      if (input.value === '') return;
      input.value = '';
      onInput(input);
      // The resting list of an empty field opens only with an arrow key.
      hide();
    } else if (deed.do === 'move') setShown({ ...shown, open: true, active: deed.to });
    else if (deed.do === 'choose') entry(shown.active)?.click();
    else close();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form
      className="searchbox"
      part="box"
      role={props.landmark ? 'search' : undefined}
      action={props.action}
      method={props.method ?? 'get'}
      onSubmit={(event) => props.onSubmit(event, field.current?.value ?? '')}
      onFocus={({ target }) => {
        hasLeft.current = false;
        if ((target as Element) !== field.current) return;
        props.onEnter?.();
        if (isEmptied()) rest();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && event.currentTarget.contains(event.relatedTarget)) return;
        hasLeft.current = true;
        hide();
        props.onLeave?.();
      }}
    >
      <BoxField
        ref={field}
        id={id}
        label={label}
        visibleLabel={props.visibleLabel ?? false}
        placeholder={props.placeholder}
        disabled={disabled}
        button={button}
        name={props.name}
        value={props.value}
        popup={popup}
        listId={entries > 0 ? listId : undefined}
        isOpen={shown.open && entries > 0}
        isLate={isLate}
        activeId={shown.open && shown.active >= 0 ? `${listId}-${shown.active}` : undefined}
        onInput={(event) => onInput(event.currentTarget, event.nativeEvent.detail)}
        onPaste={props.onPaste}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget: { value } }) => {
          if (value === '' && !shown.open) return rest();
          const isLongEnough = [...value.trim()].length >= minimum;
          if (shown.answer !== undefined && !shown.open && isLongEnough) setShown({ ...shown, open: true });
        }}
      />
      {shown.answer !== undefined && (
        // Presses in the panel leave the focus in the field.
        <div className="panel" part="panel" hidden={!shown.open} onMouseDown={(event) => event.preventDefault()}>
          {list({ answer: shown.answer, query: shown.query, active: shown.active, listId })}
        </div>
      )}
    </form>
  );
}
