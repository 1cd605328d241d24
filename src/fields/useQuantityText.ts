/** Holds the text of a quantity field while typing: when it counts, and the note after a correction. */
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { isZero } from '../http/decimal';
import { useAnnounce } from '../ui/LiveRegion';
import { fieldNumber } from '../ui/money';
import { readQuantity, typedNumber } from './amount';
import { stepQuantity, type QuantityRules } from './quantity';
import { changedNote, unchangedNote, unreadNote } from './quantity-words';
import { fieldText } from './text';

interface QuantityTextOptions {
  value: number;
  rules: QuantityRules;
  unit: string | undefined;
  onChange: (value: number, how: 'typed' | 'step') => void;
  onType?: ((value: number | undefined) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/**
 * focus … '1' '2' … [the server responds 7: '12' stays] … blur or Enter -> clamp(12), onChange(…, 'typed')
 * focus … '12 m2'                                      … blur or Enter -> '12 m2' stays and is marked, no onChange
 * Without typing the field shows `value`, whoever changes it. Escape undoes the typing. With `onRemove` a typed 0 asks
 * a question; without a reply, the 0 is undone. With `onType` only the page can set another value than the typed one: it replaces the text.
 */
export function useQuantityText({ value, rules, unit, onChange, onType, onRemove }: QuantityTextOptions) {
  const [typed, setTyped] = useState<string>();
  /** The buyer has left the typed text, or pressed Enter in it. */
  const [isJudged, setJudged] = useState(false);
  /** Shown until the next edit, and only while the field shows the quantity of the note. */
  const [note, setNote] = useState<{ note: string; of: number }>();
  /** The value before typing. */
  const before = useRef(value);
  /** The last value passed to `onType`. */
  const reported = useRef(value);
  const announce = useAnnounce();
  const asksAt = (text: string) => onRemove !== undefined && isZero(typedNumber(text, unit));
  const asks = typed !== undefined && asksAt(typed);
  const read = typed === undefined ? value : asks ? 0 : readQuantity(typed, rules, unit);
  const unread = typed !== undefined && read === undefined ? unreadNote(typed, unit) : undefined;

  const showNote = (note: string | undefined, of: number) => {
    setNote(note === undefined ? undefined : { note, of });
    // Announced, because a buyer who cannot see the correction would rely on the typed value.
    if (note !== undefined) announce(note);
  };
  const write = (text: string | undefined) => {
    setTyped(text);
    setJudged(false);
    setNote(undefined);
  };
  const type = (text: string | undefined) => {
    write(text);
    const read = text === undefined ? before.current : readQuantity(text, rules, unit);
    reported.current = read ?? value;
    onType?.(read);
  };
  const follow = useEffectEvent(() => {
    if (onType === undefined || typed === undefined || value === reported.current) return;
    write(undefined);
    onType(value);
  });
  useEffect(() => follow(), [value]);
  /** Returns false if the buyer has something to read first: the text is no quantity, or another one counts. */
  const settle = (): boolean => {
    if (typed === undefined) return true;
    if (read === undefined) {
      setJudged(true);
      announce(unread ?? '');
      return false;
    }
    setTyped(undefined);
    const correction = asks ? unchangedNote(value, unit) : changedNote(typed, read, rules, unit);
    showNote(correction, asks ? value : read);
    if (!asks && read !== (onType ? before.current : value)) onChange(read, 'typed');
    return correction === undefined;
  };

  return {
    text: typed ?? fieldNumber(String(value)),
    /** The current quantity of the field; the last valid one if its text is not a quantity. */
    current: read ?? value,
    note: typed === undefined && note?.of === value ? note.note : undefined,
    /** Reason why the text is not a quantity, once the buyer has left it. */
    problem: isJudged ? unread : undefined,
    isUnread: unread !== undefined,
    /** Whether to ask if the line should be removed. */
    asks,
    settle,
    forget: () => write(undefined),
    takeBack: () => type(undefined),
    press(direction: 1 | -1) {
      if (read === undefined) return void settle();
      const next = stepQuantity(read, direction, rules);
      if (next === undefined) return;
      write(undefined);
      onChange(next, 'step');
    },
    /** A press of an inactive button. */
    rest(reason: string) {
      if (typed === undefined) showNote(reason, value);
      else settle();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || typed === undefined) return;
      // Handled here; a surrounding dialog or page must not react to Escape too.
      event.stopPropagation();
      event.preventDefault();
      type(undefined);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (typed === undefined) before.current = value;
      const text = event.target.value;
      type(text);
      if (!asks && asksAt(text)) announce(fieldText.askRemoval);
    },
  };
}
