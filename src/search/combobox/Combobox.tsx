/** The form of a search box with a list below it. */
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ClipboardEvent, Ref, SubmitEvent } from 'react';
import { assertDefined } from '../../page/assert-defined';
import { beside } from '../../page/beside';
import type { Elements } from '../../ui/content';
import { useAnnounce } from '../../ui/LiveRegion';
import { boxText } from '../text';
import { createBox } from './box';
import type { BoxActions, BoxSetup } from './box';
import { BoxField } from './BoxField';
import { useDisabled } from './useDisabled';

/** Props of the list below the box. The entry at `index` must have the id `${listId}-${index}`; a click chooses it. */
export interface ListProps<Answer> {
  readonly answer: Answer;
  readonly query: string;
  readonly active: number;
  readonly listId: string;
}

export interface BoxControl extends BoxActions {
  readonly input: HTMLInputElement;
}

export interface ComboboxProps<Answer> extends BoxSetup<Answer> {
  readonly list: (props: ListProps<Answer>) => Elements;
  readonly label?: string | undefined;
  /** True for a search of the whole shop, which is a landmark of the page. */
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
  /** With `dialog` the browser itself submits nothing. */
  readonly method?: 'get' | 'dialog';
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly control: Ref<BoxControl>;
}

export function Combobox<Answer>(props: ComboboxProps<Answer>) {
  const { list, label = boxText.label, popup = 'listbox', button = true } = props;
  const disabled = useDisabled(props.disabled ?? false);
  const announce = useAnnounce();
  const id = useId();
  const listId = `${id}-list`;
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<BoxSetup<Answer>>(props);
  // eslint-disable-next-line react/refs -- The box reads the ref in event handlers; its initial value are these props.
  const [{ box, follow }] = useState(() => {
    let notify = () => {};
    const input = () => assertDefined(field.current, 'the field of a search box');
    const made = createBox<Answer>({
      setup: () => latest.current,
      input,
      listId,
      announce,
      onChange: () => notify(),
    });
    const subscribe = (onChange: () => void) => {
      notify = onChange;
      return made.stop;
    };
    return { box: made, follow: subscribe };
  });
  // Runs before the parent's layout effects, which may report text that was already typed.
  useLayoutEffect(() => {
    latest.current = props;
    box.reveal();
  });
  // Updates in the response's own task: any deferral would cost a frame.
  useSyncExternalStore(follow, box.state, box.state);
  useImperativeHandle(props.control, () => ({
    input: assertDefined(field.current, 'the field of a search box'),
    ...box.deeds,
  }));

  const view = box.seen(props);
  const entries = view.answer === undefined ? 0 : props.count(view.answer);
  return (
    <form
      className="searchbox"
      part="box"
      role={props.landmark ? 'search' : undefined}
      method={props.method ?? 'get'}
      onSubmit={props.onSubmit}
      onFocus={({ target }) => box.onFocus(target)}
      onBlur={({ relatedTarget }) => box.onBlur(relatedTarget)}
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
        isOpen={view.open && entries > 0}
        isLate={view.isLate}
        activeId={view.open && view.active >= 0 ? `${listId}-${view.active}` : undefined}
        onInput={({ nativeEvent: { detail } }) => box.onInput(detail)}
        onPaste={props.onPaste}
        onKeyDown={({ nativeEvent }) => box.onKeyDown(nativeEvent)}
        onClick={box.onClick}
      />
      {view.answer !== undefined && (
        // Presses in the panel leave the focus in the field.
        <div
          ref={(panel) => beside(panel, view.open && panel?.parentElement)}
          className="panel"
          part="panel"
          hidden={!view.open}
          popover="manual"
          onMouseDown={(event) => event.preventDefault()}
        >
          {list({ answer: view.answer, query: view.query, active: view.active, listId })}
        </div>
      )}
    </form>
  );
}
