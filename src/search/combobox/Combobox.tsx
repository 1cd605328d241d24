/** Decides how a search box with a list below it behaves: typing, asking, keys, opening and closing (ARIA combobox pattern). */
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentType, KeyboardEvent, Ref, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../ui/LiveRegion';
import { createAsking } from '../asking';
import { boxText } from '../text';
import { BoxField } from './BoxField';
import { deedOf } from './keys';

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
  /** Puts a text into the field; nothing is asked. */
  write(text: string): void;
  /** The same, and forgets what was found. */
  clear(): void;
  close(): void;
  /** The text in the field was typed, although not here: the pause begins. */
  typed(): void;
  /** Asks at once for the text in the field. */
  ask(): void;
}

export interface ComboboxProps<Answer> {
  readonly delay: number;
  readonly minimum: number;
  /** Fails with an exception; that is logged only. */
  readonly ask: (query: string) => Promise<Answer>;
  readonly List: ComponentType<ListProps<Answer>>;
  /** How many entries can be chosen. */
  readonly count: (answer: Answer) => number;
  /** What screen readers are told of an answer. */
  readonly spoken: (answer: Answer) => string;
  readonly label?: string | undefined;
  /** It searches the shop: a landmark of the page. */
  readonly landmark?: boolean;
  readonly visibleLabel?: boolean;
  readonly disabled?: boolean;
  readonly popup?: 'listbox' | 'grid';
  /** Marks the first entry as soon as there is one, so that Enter takes it. */
  readonly marksFirst?: boolean;
  /** The search button, which `shop-autocomplete` has none of. */
  readonly button?: boolean;
  readonly name?: string | undefined;
  /** Where a plain submission goes; the browser does it unless `onSubmit` prevents that. */
  readonly action?: string | undefined;
  readonly onSubmit: (event: SubmitEvent, text: string) => void;
  readonly onText?: (text: string) => void;
  readonly onAnswer?: (answer: Answer) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly control: Ref<BoxControl>;
}

interface Shown<Answer> {
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly open: boolean;
  readonly active: number;
}
const NOTHING = { answer: undefined, query: '', open: false, active: -1 };

export function Combobox<Answer>(props: ComboboxProps<Answer>) {
  const { List, label = boxText.label, disabled = false, popup = 'listbox', button = true, minimum, count } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown<Answer>>(NOTHING);
  const newest = useRef(props);
  /** The focus was here and has gone elsewhere: an answer that comes now does not open the list over the page. */
  const hasLeft = useRef(false);
  useLayoutEffect(() => {
    newest.current = props;
  });

  // One update an answer, in the answer's own task: anything between would be a frame later on the screen.
  const [asking] = useState(() =>
    createAsking<Answer>({
      delay: props.delay,
      minimum,
      ask: (query) => newest.current.ask(query),
      onAnswer: (answer, query) => {
        const { marksFirst = false, onAnswer, spoken } = newest.current;
        const active = marksFirst && newest.current.count(answer) > 0 ? 0 : -1;
        flushSync(() => setShown({ answer, query, open: !hasLeft.current, active }));
        onAnswer?.(answer);
        // Spoken after a pause anyway: its sentence is no part of what the frame waits for.
        setTimeout(() => announce(spoken(answer)));
      },
      onShort: () => setShown(NOTHING),
    }),
  );
  useEffect(() => asking.stop, [asking]);

  const entries = shown.answer === undefined ? 0 : count(shown.answer);
  const listId = `${id}-list`;
  const entry = (index: number) => (box.current!.getRootNode() as ShadowRoot).getElementById(`${listId}-${index}`);
  const close = () => setShown((now) => (now.open || now.active >= 0 ? { ...now, open: false, active: -1 } : now));
  const isLongEnough = () => [...field.current!.value.trim()].length >= minimum;

  useImperativeHandle(props.control, () => ({
    input: field.current!,
    close,
    typed: () => asking.typed(field.current!.value),
    ask() {
      asking.typed(field.current!.value);
      asking.now();
    },
    write(text) {
      field.current!.value = text;
      newest.current.onText?.(text);
    },
    clear() {
      this.write('');
      asking.typed('');
    },
  }));
  useLayoutEffect(() => {
    if (shown.open && shown.active >= 0) entry(shown.active)?.scrollIntoView({ block: 'nearest' });
  });

  /** `ago`: ms since it was typed, where that was before this view. */
  const onInput = (ago?: number) => {
    const { value } = field.current!;
    hasLeft.current = false;
    newest.current.onText?.(value);
    asking.typed(value, ago);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const deed = deedOf(event.key, event.altKey, { open: shown.open, active: shown.active, count: entries });
    if (deed === undefined || deed.do === 'submit') return;
    if (deed.do === 'leave') return close();
    if (deed.do === 'clear') {
      // An empty field leaves Escape to what is around it, a dialog perhaps.
      if (field.current!.value === '') return;
      field.current!.value = '';
      onInput();
    } else if (deed.do === 'move') setShown({ ...shown, open: true, active: deed.to });
    else if (deed.do === 'choose') entry(shown.active)?.click();
    else close();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <form
      ref={box}
      className="searchbox"
      part="box"
      role={props.landmark ? 'search' : undefined}
      action={props.action}
      method="get"
      onSubmit={(event) => props.onSubmit(event, field.current!.value)}
      onFocus={() => (hasLeft.current = false)}
      onBlur={(event) => {
        if (event.relatedTarget !== null && box.current!.contains(event.relatedTarget)) return;
        hasLeft.current = true;
        close();
      }}
    >
      <BoxField
        ref={field}
        id={id}
        label={label}
        visibleLabel={props.visibleLabel ?? false}
        disabled={disabled}
        button={button}
        name={props.name}
        popup={popup}
        listId={entries > 0 ? listId : undefined}
        isOpen={shown.open && entries > 0}
        activeId={shown.open && shown.active >= 0 ? `${listId}-${shown.active}` : undefined}
        onInput={(event) => onInput(event.nativeEvent.detail)}
        onPaste={props.onPaste}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (shown.answer !== undefined && !shown.open && isLongEnough()) setShown({ ...shown, open: true });
        }}
      />
      {shown.answer !== undefined && (
        // The focus stays in the field, whatever is pressed in the panel.
        <div className="panel" part="panel" hidden={!shown.open} onMouseDown={(event) => event.preventDefault()}>
          <List answer={shown.answer} query={shown.query} active={shown.active} listId={listId} />
        </div>
      )}
    </form>
  );
}
