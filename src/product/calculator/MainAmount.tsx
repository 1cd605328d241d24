/** The field for units of sale: like any quantity, but it may be empty while another amount counts. */
import { useId } from 'react';
import type { QuantityRules } from '../../fields/quantity';
import { Stepper } from '../../fields/Stepper';

interface MainAmountProps {
  readonly label: string;
  readonly value: string;
  /** The ordered amount is unknown. */
  readonly unread: boolean;
  /** The ordered amount, also while the field is empty. */
  readonly ordered: number;
  readonly rules: QuantityRules;
  readonly unit: string | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onType: (text: string) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onSettle: () => void;
}

export function MainAmount({ label, unread, ordered, describedBy, onType, onSettle, ...props }: MainAmountProps) {
  const id = useId();
  return (
    <Stepper
      {...props}
      label={label}
      of=""
      title={
        <label className="field__label" part="label" htmlFor={id}>
          {label}
        </label>
      }
      id={id}
      placeholder={unread ? undefined : String(ordered)}
      current={ordered}
      aria-describedby={describedBy}
      onChange={(event) => onType(event.target.value)}
      onLeave={onSettle}
      onKeyDown={(event) => event.key === 'Enter' && onSettle()}
    />
  );
}
