/** Decides how the amount of the unit of sale is entered: as any quantity, except that it may be empty while another amount counts. */
import { useId } from 'react';
import { Stepper } from '../../fields/Stepper';

interface MainAmountProps {
  readonly label: string;
  readonly value: string;
  /** What is ordered while the field is empty. */
  readonly placeholder: string;
  readonly unit: string | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly canStep: (direction: 1 | -1) => boolean;
  readonly onType: (text: string) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onSettle: () => void;
}

export function MainAmount({ label, unit, disabled, invalid, ...props }: MainAmountProps) {
  const id = useId();
  return (
    <div className={`field quantity${disabled ? ' quantity--disabled' : ''}${invalid ? ' quantity--invalid' : ''}`}>
      <label className="field__label" part="label" htmlFor={id}>
        {label}
      </label>
      <Stepper
        label={label}
        unit={unit}
        disabled={disabled}
        canStep={props.canStep}
        onStep={props.onStep}
        part="quantity"
        field={{
          id,
          value: props.value,
          placeholder: props.placeholder,
          'aria-invalid': invalid || undefined,
          'aria-describedby': props.describedBy,
          onChange: (event) => props.onType(event.target.value),
          onBlur: props.onSettle,
          onKeyDown: (event) => event.key === 'Enter' && props.onSettle(),
        }}
      />
    </div>
  );
}
