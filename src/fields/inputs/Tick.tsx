/** View of `<shop-checkbox>`: a checkbox whose whole label is the target, as a control of the template's form. */
import { stopPropagation, useControl, useOuterLabel, useRefused } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { uiStyles } from '../../ui/styles';
import checkbox from '../checkbox.css?inline';
import { Checkbox } from '../Checkbox';
import { fieldStyles } from '../styles';
import { fieldText } from '../text';

export const styles = [...uiStyles, ...fieldStyles, checkbox];

interface TickProps {
  readonly label: string | undefined;
  readonly checked: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly message: string | undefined;
}

export default function Tick(props: TickProps) {
  const { emit } = useHost();
  const control = useControl();
  const outerLabel = useOuterLabel();
  const problem = props.required && !props.checked ? (props.message ?? fieldText.tick) : undefined;
  const refusal = useRefused(props.checked, problem);
  return (
    <div onInput={stopPropagation}>
      <Checkbox
        label={
          props.label ?? (
            <>
              <slot />
              {outerLabel && <span className="only-spoken">{outerLabel}</span>}
            </>
          )
        }
        name="value"
        checked={props.checked}
        required={props.required}
        disabled={props.disabled}
        error={refusal}
        onChange={(checked) => {
          control.set(checked);
          emit('input');
          emit('change');
        }}
      />
    </div>
  );
}
