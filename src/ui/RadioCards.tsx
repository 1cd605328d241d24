/** Renders a choice as whole-row radio cards with picture, explanation and price. */
import { useId } from 'react';
import { Notice } from './Notice';
import { RadioCard, type RadioCardOption } from './RadioCard';

export type { RadioCardOption };

export interface RadioCardsProps {
  /** The group's name, for screen readers: visually the surrounding card's title names it. */
  legend: string;
  /** The group's name, unique in the shadow root: two groups with the same name would be one group. */
  name: string;
  /** The chosen value, the buyer's own until the server has responded; undefined while nothing is chosen. */
  value: string | undefined;
  options: readonly RadioCardOption[];
  onChange: (value: string) => void;
  /** The choice is being sent: shows a spinner. */
  busy?: boolean | undefined;
  /** True if the cart is locked, so nothing can be chosen. */
  disabled?: boolean | undefined;
  /** Error of the choice: displayed above the cards, describes the group, and outlines the cards. */
  error?: string | undefined;
  /** `grid`: compact tiles, for payment methods with logos. */
  layout?: 'list' | 'grid' | undefined;
}

/** Native radio buttons: the browser provides arrow keys, one tab stop and required semantics. */
export function RadioCards({ legend, name, value, options, onChange, layout = 'list', ...props }: RadioCardsProps) {
  const { busy = false, disabled = false, error } = props;
  const groupId = useId();
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      className={`radio-cards radio-cards--${layout}${error ? ' radio-cards--wrong' : ''}`}
      aria-busy={busy || undefined}
      aria-describedby={error && errorId}
    >
      <legend className="only-spoken">{legend}</legend>
      {error && <Notice status="error" variant="inline" id={errorId} messages={[error]} />}
      <div className="radio-cards__options">
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            id={`${groupId}${option.value}`}
            name={name}
            checked={option.value === value}
            saving={busy && option.value === value}
            disabled={disabled}
            onPick={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
