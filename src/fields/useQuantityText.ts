/** Decides what stands in a quantity field while it is typed in, when what was typed counts, and what is said of it where it was changed. */
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
 * Without typing the field shows `value`, whoever changes it. Escape takes the typing back. With `onRemove` a 0 is a
 * question while it stands there; left without an answer it is taken back.
 */
export function useQuantityText({ value, rules, unit, onChange, onType, onRemove }: QuantityTextOptions) {
  const [typed, setTyped] = useState<string>();
  /** Until the next edit, and only while the quantity that it speaks of stands there. */
  const [said, say] = useState<{ note: string; of: number }>();
  /** The value that the typing replaces. */
  const before = useRef(value);
  /** What was typed and is not taken into the field. */
  const refused = useRef('');
  const announce = useAnnounce();
  const asks = onRemove !== undefined && typed !== undefined && /^0+$/.test(digitsOnly(typed));
  const current = typed === undefined ? value : asks ? 0 : readQuantity(typed, rules);

  const tell = (note: string | undefined, of: number) => {
    say(note === undefined ? undefined : { note, of });
    // Whoever does not see it would go on with what was typed.
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
    /** The quantity that the field stands for now. */
    current,
    note: typed === undefined && said?.of === value ? said.note : undefined,
    /** Whether the line is to be removed. */
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
    /** A press that does nothing. */
    rest(reason: string) {
      if (typed === undefined) tell(reason, value);
      else settle();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || typed === undefined) return;
      // Taken back here; the dialog or page around must not also react.
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
