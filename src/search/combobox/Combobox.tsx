/** Decides how a search box with a list below it behaves: typing, asking, keys, opening and closing (ARIA combobox pattern). */
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { useHost } from '../../element/useHost';
import { present } from '../../page/present';
import { boxText } from '../text';
import { BoxField } from './BoxField';
import { deedOf } from './keys';
import { useAnswers } from './useAnswers';
import type { Questions } from './useAnswers';
import { useDisabled } from './useDisabled';

/** What the list below the box is given. The entry at `index` has the id `${listId}-${index}` and is chosen by a click on it. */
export interface ListProps<Answer> {
  readonly answer: Answer;
  readonly query: string;
  readonly active: number;
  readonly listId: string;
}

/** What the view around the box may do with it. */
export interface BoxControl {
  readonly input: HTMLInputElement;
  /** Puts a text into the field; nothing is asked, and what was is of no interest any more. */
  write(text: string): void;
  /** The same, and forgets what was found. */
  clear(text?: string): void;
  /** Closes the list, which no answer opens again that is still to come. */
  close(): void;
  /** The text in the field was typed, although not here: the pause begins. */
  typed(): void;
  /** Asks at once for the text in the field. */
  ask(): void;
}

export interface ComboboxProps<Answer> extends Questions<Answer> {
  readonly list: (shown: ListProps<Answer>) => ReactNode;
  readonly label?: string | undefined;
  /** It searches the shop: a landmark of the page. */
  readonly landmark?: boolean;
  readonly visibleLabel?: boolean;
  /** In place of the label in the empty field. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean;
  readonly popup?: 'listbox' | 'grid';
  /** The search button, which `shop-autocomplete` has none of. */
  readonly button?: boolean;
  readonly name?: string | undefined;
  /** The text at first. */
  readonly value?: string | undefined;
  /** Where a plain submission goes; the browser does it unless `onSubmit` prevents that. */
  readonly action?: string | undefined;
  /** `dialog`: by itself the browser submits nothing. */
  readonly method?: 'get' | 'dialog';
  readonly onSubmit: (event: SubmitEvent, text: string) => void;
  readonly onText?: (text: string) => void;
  /** The focus has come into the field. */
  readonly onEnter?: () => void;
  /** The focus has gone elsewhere. */
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
  /** The focus was here and has gone elsewhere. */
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

  /** `ago`: ms since it was typed, where that was before this view. */
  const onInput = ({ value }: HTMLInputElement, ago?: number) => {
    hasLeft.current = false;
    // What is marked was found for another text: Enter does not take it.
    setShown((now) => (now.active >= 0 ? { ...now, active: -1 } : now));
    props.onText?.(value);
    asking.current?.typed(value, ago);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // With it they select in the field.
    if (event.shiftKey && /^(Arrow|Home|End)/.test(event.key)) return;
    const deed = deedOf(event.key, event.altKey, { open: shown.open, active: shown.active, count: entries });
    if (deed === undefined) return;
    if (deed.do === 'leave') return hide();
    if (deed.do === 'clear') {
      // An empty field leaves Escape to what is around it, a dialog perhaps.
      const input = event.currentTarget;
      if (input.value === '') return;
      input.value = '';
      onInput(input);
      // What is offered in an empty field waits for an arrow.
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
        // The focus stays in the field, whatever is pressed in the panel.
        <div className="panel" part="panel" hidden={!shown.open} onMouseDown={(event) => event.preventDefault()}>
          {list({ answer: shown.answer, query: shown.query, active: shown.active, listId })}
        </div>
      )}
    </form>
  );
}
