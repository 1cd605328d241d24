/** Decides what a quantity field shows while typing, when the typed text counts, and what it says after correcting it. */
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useAnnounce } from '../ui/LiveRegion';
import { digitsOnly, figuresOnly, readQuantity, stepQuantity, type QuantityRules } from './quantity';
import { changedNote, keptNote } from './quantity-words';
import { fieldText } from './text';

interface QuantityTextOptions {
  value: number;
  rules: QuantityRules;
  unit: string | undefined;
  onChange: (value: number, how: 'typed' | 'step') => void;
  onType?: ((value: number) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/**
 * focus … '1' '2' … [the server answers 7: '12' stays] … blur or Enter -> clamp(12), onChange(…, 'typed')
 * Without typing the field shows `value`, whoever changes it. Escape undoes the typing. With `onRemove` a typed 0 asks
 * a question; left unanswered, the 0 is undone.
 */
export function useQuantityText({ value, rules, unit, onChange, onType, onRemove }: QuantityTextOptions) {
  const [typed, setTyped] = useState<string>();
  /** Shown until the next edit, and only while the field shows the quantity that it is about. */
  const [said, say] = useState<{ note: string; of: number }>();
  /** The value before typing. */
  const before = useRef(value);
  /** Typed characters that the field did not accept. */
  const refused = useRef('');
  const announce = useAnnounce();
  const asks = onRemove !== undefined && typed !== undefined && /^0+$/.test(digitsOnly(typed));
  const current = typed === undefined ? value : asks ? 0 : readQuantity(typed, rules);

  const tell = (note: string | undefined, of: number) => {
    say(note === undefined ? undefined : { note, of });
    // Announced, because a buyer who cannot see the correction would rely on what they typed.
    if (note !== undefined) announce(note);
  };
  const type = (text: string | undefined) => {
    setTyped(text);
    say(undefined);
    onType?.(text === undefined ? before.current : readQuantity(text, rules));
  };
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (asks) return tell(keptNote(value, unit), value);
    tell(changedNote(typed || refused.current, current, rules, unit), current);
    if (current !== (onType ? before.current : value)) onChange(current, 'typed');
  };

  return {
    text: typed ?? String(value),
    /** The quantity that the field currently stands for. */
    current,
    note: typed === undefined && said?.of === value ? said.note : undefined,
    /** Whether to ask if the line is to be removed. */
    asks,
    settle,
    takeBack: () => type(undefined),
    press(direction: 1 | -1) {
      const next = stepQuantity(current, direction, rules);
      if (next === undefined) return;
      setTyped(undefined);
      say(undefined);
      onChange(next, 'step');
    },
    /** A press of an inactive button. */
    rest(reason: string) {
      if (typed === undefined) tell(reason, value);
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
      const text = figuresOnly(event.target.value);
      refused.current = text === '' ? (typed === '' ? refused.current : '') + event.target.value : '';
      type(text);
      if (onRemove && !asks && /^0+$/.test(text)) announce(fieldText.askRemoval);
    },
  };
}
