/** Behaviour of a search box with a list below it: typing, requests, keys, opening and closing (ARIA combobox pattern). */
import { createDebouncedRequest } from '../debounced-request';
import { boxText } from '../text';
import { keyActionOf } from './keys';

/** How a box requests answers, and how it uses them. May change at any time. */
export interface BoxSetup<Answer> {
  readonly delay: number;
  readonly minimum: number;
  /** A rejection changes nothing. */
  readonly ask: (query: string) => Promise<Answer>;
  /** The number of entries to choose from. */
  readonly count: (answer: Answer) => number;
  /** The sentence for screen readers. */
  readonly spoken: (answer: Answer) => string;
  /** Marks the first entry of an answer, so that Enter takes it. */
  readonly marksFirst?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
  /** The entries for an empty field. */
  readonly atRest?: Answer | undefined;
  readonly onText?: (text: string) => void;
  /** The field got the focus. */
  readonly onEnter?: () => void;
  /** The focus left the box. */
  readonly onLeave?: () => void;
}

export interface BoxState<Answer> {
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly open: boolean;
  /** Index of the marked entry, or -1. */
  readonly active: number;
  /** Show `atRest` instead of the answer. */
  readonly isResting: boolean;
  /** The answer is late. */
  readonly isLate: boolean;
}
const NOTHING = { answer: undefined, query: '', open: false, active: -1, isResting: false };

/** The view around a box. The list's entry at `index` has the id `${listId}-${index}`; a click chooses it. */
interface BoxContext<Answer> {
  readonly setup: () => BoxSetup<Answer>;
  readonly input: () => HTMLInputElement;
  readonly listId: string;
  readonly announce: (text: string) => void;
  readonly onChange: () => void;
}

/** Methods for the view around the box. */
export interface BoxActions {
  /** Puts a text into the field, sends nothing, and ignores responses still to come. */
  write(text: string): void;
  /** Like `write`, and also drops the last response. */
  clear(text?: string): void;
  /** Closes the list; responses still to come do not open it again. */
  close(): void;
  /** The field's text was typed before this view: starts the delay. */
  typed(): void;
  /** Requests answers for the field's text at once. */
  ask(): void;
}

export function createBox<Answer>({ setup, input, listId, announce, onChange }: BoxContext<Answer>) {
  let state: BoxState<Answer> = { ...NOTHING, isLate: false };
  /** The focus was in the box and has left it. */
  let hasLeft = false;
  const show = (change: Partial<BoxState<Answer>>) => {
    state = { ...state, ...change };
    onChange();
  };
  const isEmptied = () => input().value === '' && input().matches(':focus');
  /** Returns to the state before typing. */
  const rest = () => show({ ...NOTHING, ...(isEmptied() && { open: true, isResting: true }) });
  const hide = () => (state.open || state.active >= 0) && show({ open: false, active: -1 });
  /** The state with the entries to show: `atRest` may arrive after the focus, and change while it is displayed. */
  const view = ({ atRest, count } = setup()): BoxState<Answer> => {
    const offered = atRest === undefined ? 0 : count(atRest);
    return state.isResting ? { ...state, answer: atRest, active: state.active < offered ? state.active : -1 } : state;
  };
  const entry = (index: number) => (input().getRootNode() as ShadowRoot).getElementById(`${listId}-${index}`);

  const request = createDebouncedRequest<Answer>({
    delay: setup().delay,
    minimum: () => setup().minimum,
    ask: (query) => setup().ask(query),
    onAnswer(answer, query) {
      const { marksFirst = false, count, onAnswer, spoken } = setup();
      const active = marksFirst && count(answer) > 0 ? 0 : -1;
      show({ answer, query, open: !hasLeft, active, isResting: false });
      onAnswer?.(answer);
      // After the next frame: the announcement waits for a pause in typing anyway.
      setTimeout(() => announce(spoken(answer)));
    },
    onShort: (query) => (query === '' ? rest() : show(NOTHING)),
    onLate(isLate) {
      show({ isLate });
      if (isLate) announce(boxText.searching);
    },
  });

  const write = (text: string) => {
    request.stop();
    input().value = text;
    setup().onText?.(text);
  };
  const close = () => {
    request.stop();
    hide();
  };
  /** `ago`: ms since the typing, if it was before the box existed. */
  const onInput = (ago?: number) => {
    hasLeft = false;
    // The marked entry belongs to another text: Enter must not choose it.
    if (state.active >= 0) show({ active: -1 });
    setup().onText?.(input().value);
    request.typed(input().value, ago);
  };
  const actions: BoxActions = {
    write,
    close,
    typed: () => request.typed(input().value),
    ask() {
      request.typed(input().value);
      request.now();
    },
    clear(text = '') {
      write(text);
      request.typed('');
    },
  };
  return {
    deeds: actions,
    stop: request.stop,
    /** The box's state: the same object until something changes. */
    state: () => state,
    seen: view,
    /** Scrolls to the marked entry. Call it after rendering. */
    reveal() {
      if (state.open && state.active >= 0) entry(state.active)?.scrollIntoView({ block: 'nearest' });
    },
    onInput,
    onFocus(target: EventTarget | null) {
      hasLeft = false;
      if (target !== input()) return;
      setup().onEnter?.();
      if (isEmptied()) rest();
    },
    onBlur(next: EventTarget | null) {
      if (next !== null && input().form?.contains(next as Node)) return;
      hasLeft = true;
      hide();
      setup().onLeave?.();
    },
    onKeyDown(event: KeyboardEvent) {
      const { isComposing, ctrlKey, metaKey, shiftKey, key, altKey } = event;
      if (isComposing || ctrlKey || metaKey) return;
      // With Shift these keys select text in the field.
      if (shiftKey && /^(Arrow|Home|End)/.test(key)) return;
      const { open, active, answer } = view();
      const action = keyActionOf(key, altKey, {
        open,
        active,
        count: answer === undefined ? 0 : setup().count(answer),
      });
      if (action === undefined) return;
      if (action.do === 'leave') return void hide();
      if (action.do === 'clear') {
        // In an empty field Escape is left to the surroundings of the field, such as a dialog.
        if (input().value === '') return;
        input().value = '';
        onInput();
        // The resting list of an empty field opens only with an arrow key.
        hide();
      } else if (action.do === 'move') show({ open: true, active: action.to });
      else if (action.do === 'choose') entry(active)?.click();
      else close();
      event.preventDefault();
      event.stopPropagation();
    },
    onClick() {
      const { value } = input();
      if (state.open) return;
      if (value === '') return rest();
      if (state.answer !== undefined && [...value.trim()].length >= setup().minimum) show({ open: true });
    },
  };
}
