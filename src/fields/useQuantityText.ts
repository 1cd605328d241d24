/** Decides what stands in a quantity field while it is typed in, and when what was typed counts. */
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useAnnounce } from '../ui/LiveRegion';
import { digitsOnly, readQuantity, stepQuantity, type QuantityRules } from './quantity';
import { fieldText } from './text';

interface QuantityTextOptions {
  value: number;
  rules: QuantityRules;
  onChange: (value: number, how: 'typed' | 'step') => void;
  onType?: ((value: number) => void) | undefined;
}

/**
 * focus … '1' '2' … [the server answers 7: '12' stays] … blur or Enter -> clamp(12), onChange(…, 'typed')
 * Without typing the field shows `value`, whoever changes it. Escape takes the typing back.
 */
export function useQuantityText({ value, rules, onChange, onType }: QuantityTextOptions) {
  const [typed, setTyped] = useState<string>();
  /** The value that the typing replaces. */
  const before = useRef(value);
  const announce = useAnnounce();
  const current = typed === undefined ? value : readQuantity(typed, rules);

  const type = (text: string | undefined) => {
    setTyped(text);
    onType?.(text === undefined ? before.current : readQuantity(text, rules));
  };
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    // Whoever does not see it would go on with what was typed.
    const wanted = Number(typed);
    if (wanted > current) announce(fieldText.most(current));
    if (wanted < current) announce(fieldText.least(current));
    if (current !== (onType ? before.current : value)) onChange(current, 'typed');
  };

  return {
    text: typed ?? String(value),
    /** The quantity that the field stands for now. */
    current,
    press(direction: 1 | -1) {
      setTyped(undefined);
      onChange(stepQuantity(current, direction, rules), 'step');
    },
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        if (typed === undefined) before.current = value;
        type(digitsOnly(event.target.value));
      },
      onBlur: settle,
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape' && typed !== undefined) {
          // Taken back here; the dialog or page around must not also react.
          event.stopPropagation();
          type(undefined);
        }
      },
    },
  };
}
