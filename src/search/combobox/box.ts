/** Decides how a search box with a list below it behaves: typing, requests, keys, opening and closing (ARIA combobox pattern). Views show it. */
import { createAsking } from '../asking';
import { boxText } from '../text';
import { deedOf } from './keys';

/** How a box requests answers, and how it uses them. */
export interface Questions<Answer> {
  readonly delay: number;
  readonly minimum: number;
  /** A rejection is only logged. */
  readonly ask: (query: string) => Promise<Answer>;
  /** The number of entries to choose from. */
  readonly count: (answer: Answer) => number;
  /** The sentence for screen readers. */
  readonly spoken: (answer: Answer) => string;
  /** Marks the first entry of an answer, so that Enter takes it. */
  readonly marksFirst?: boolean;
  readonly onAnswer?: (answer: Answer) => void;
  /** Offered while the field is empty. */
  readonly atRest?: Answer | undefined;
  readonly onText?: (text: string) => void;
  /** The field got the focus. */
  readonly onEnter?: () => void;
  /** The focus left the box. */
  readonly onLeave?: () => void;
}

export interface Shown<Answer> {
  readonly answer: Answer | undefined;
  readonly query: string;
  readonly open: boolean;
  /** Index of the marked entry, or -1. */
  readonly active: number;
  /** Show what is offered at rest instead of the answer. */
  readonly isResting: boolean;
  /** The answer is late. */
  readonly isLate: boolean;
}
const NOTHING = { answer: undefined, query: '', open: false, active: -1, isResting: false };

/** What shows a box: its questions may change at any time. The entry at `index` has the id `${listId}-${index}`; a click chooses it. */
interface Around<Answer> {
  readonly questions: () => Questions<Answer>;
  readonly input: () => HTMLInputElement;
  readonly listId: string;
  readonly announce: (text: string) => void;
  readonly onChange: () => void;
}

/** What the view around the box may do with it. */
export interface BoxDeeds {
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

export function createBox<Answer>({ questions, input, listId, announce, onChange }: Around<Answer>) {
  let shown: Shown<Answer> = { ...NOTHING, isLate: false };
  /** The focus was in the box and has left it. */
  let hasLeft = false;
  const show = (change: Partial<Shown<Answer>>) => {
    shown = { ...shown, ...change };
    onChange();
  };
  const isEmptied = () => input().value === '' && input().matches(':focus');
  /** Returns to what is offered before typing. */
  const rest = () => show({ ...NOTHING, ...(isEmptied() && { open: true, isResting: true }) });
  const hide = () => (shown.open || shown.active >= 0) && show({ open: false, active: -1 });
  /** `atRest` may arrive after the focus, and change while it is shown. */
  const seen = ({ atRest, count } = questions()): Shown<Answer> => {
    const offered = atRest === undefined ? 0 : count(atRest);
    return shown.isResting ? { ...shown, answer: atRest, active: shown.active < offered ? shown.active : -1 } : shown;
  };
  const entry = (index: number) => (input().getRootNode() as ShadowRoot).getElementById(`${listId}-${index}`);

  const asking = createAsking<Answer>({
    delay: questions().delay,
    minimum: () => questions().minimum,
    ask: (query) => questions().ask(query),
    onAnswer(answer, query) {
      const { marksFirst = false, count, onAnswer, spoken } = questions();
      const active = marksFirst && count(answer) > 0 ? 0 : -1;
      show({ answer, query, open: !hasLeft, active, isResting: false });
      onAnswer?.(answer);
      // Speech waits for a pause anyway, so it need not delay the frame.
      setTimeout(() => announce(spoken(answer)));
    },
    onShort: (query) => (query === '' ? rest() : show(NOTHING)),
    onLate(isLate) {
      show({ isLate });
      if (isLate) announce(boxText.searching);
    },
  });

  const write = (text: string) => {
    asking.stop();
    input().value = text;
    questions().onText?.(text);
  };
  const close = () => {
    asking.stop();
    hide();
  };
  /** `ago`: how many ms ago the text was typed, if that was before the box was there. */
  const onInput = (ago?: number) => {
    hasLeft = false;
    // The marked entry belongs to another text: Enter must not choose it.
    if (shown.active >= 0) show({ active: -1 });
    questions().onText?.(input().value);
    asking.typed(input().value, ago);
  };
  const deeds: BoxDeeds = {
    write,
    close,
    typed: () => asking.typed(input().value),
    ask() {
      asking.typed(input().value);
      asking.now();
    },
    clear(text = '') {
      write(text);
      asking.typed('');
    },
  };
  return {
    deeds,
    stop: asking.stop,
    /** The same object until something changes. */
    shown: () => shown,
    seen,
    /** Call it once what is shown stands in the page. */
    reveal() {
      if (shown.open && shown.active >= 0) entry(shown.active)?.scrollIntoView({ block: 'nearest' });
    },
    onInput,
    onFocus(target: EventTarget | null) {
      hasLeft = false;
      if (target !== input()) return;
      questions().onEnter?.();
      if (isEmptied()) rest();
    },
    onBlur(next: EventTarget | null) {
      if (next !== null && input().form?.contains(next as Node)) return;
      hasLeft = true;
      hide();
      questions().onLeave?.();
    },
    onKeyDown(event: KeyboardEvent) {
      const { isComposing, ctrlKey, metaKey, shiftKey, key, altKey } = event;
      if (isComposing || ctrlKey || metaKey) return;
      // With Shift these keys select text in the field.
      if (shiftKey && /^(Arrow|Home|End)/.test(key)) return;
      const { open, active, answer } = seen();
      const deed = deedOf(key, altKey, { open, active, count: answer === undefined ? 0 : questions().count(answer) });
      if (deed === undefined) return;
      if (deed.do === 'leave') return void hide();
      if (deed.do === 'clear') {
        // In an empty field Escape is for whatever surrounds it, a dialog perhaps.
        if (input().value === '') return;
        input().value = '';
        onInput();
        // The resting list of an empty field opens only with an arrow key.
        hide();
      } else if (deed.do === 'move') show({ open: true, active: deed.to });
      else if (deed.do === 'choose') entry(active)?.click();
      else close();
      event.preventDefault();
      event.stopPropagation();
    },
    onClick() {
      const { value } = input();
      if (shown.open) return;
      if (value === '') return rest();
      if (shown.answer !== undefined && [...value.trim()].length >= questions().minimum) show({ open: true });
    },
  };
}
