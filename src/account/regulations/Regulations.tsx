/** View of `<shop-regulations>`: a checkbox that only the regulations' dialog ticks and a press unticks (rule U5). */
import { useId, useState, type MouseEvent } from 'react';
import type { shopRegulations } from '../../../elements/shop-regulations';
import type { PropsOf } from '../../element/declare';
import { stopPropagation, useControl, useRefused } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import checkbox from '../../fields/checkbox.css?inline';
import { fieldStyles } from '../../fields/styles';
import modal from '../../ui/modal.css?inline';
import { uiStyles } from '../../ui/styles';
import { text } from '../text';
import css from './regulations.css?inline';
import { RegulationsDialog } from './RegulationsDialog';
import { CircleAlert } from '../../ui/icons';

export const styles = [...uiStyles, ...fieldStyles, checkbox, modal, css];

const words = text.regulations;

export default function Regulations(props: PropsOf<typeof shopRegulations>) {
  const { checked, required, disabled, label, url } = props;
  const { emit } = useHost<typeof shopRegulations>('shop-regulations');
  const control = useControl();
  const [open, setOpen] = useState(false);
  const problem = required && !checked ? words.required : undefined;
  const noteId = useId();
  const refusal = useRefused(checked, problem);

  const set = (next: boolean) => {
    control.set(next);
    emit('change');
  };
  /** For box and label. The browser reverts a cancelled press after React has rendered, so only ticking is cancelled; the dialog ticks. */
  const press = (event: MouseEvent) => {
    if (checked) return set(false);
    event.preventDefault();
    setOpen(true);
  };
  const isWrong = refusal !== undefined;
  return (
    <div
      className={`checkbox${isWrong ? ' field--invalid' : ''}${disabled ? ' checkbox--disabled' : ''}`}
      onInput={stopPropagation}
      part="checkbox"
    >
      <label className="checkbox__row">
        <input
          type="checkbox"
          className="checkbox__box"
          checked={checked}
          readOnly
          disabled={disabled}
          onClick={press}
          aria-required={required || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={noteId}
          aria-haspopup="dialog"
        />
        <span className="checkbox__label">
          <slot name="label">{label ?? words.label}</slot>
        </span>
      </label>
      <p id={noteId} className="field__note checkbox__note" part={isWrong ? 'error' : 'hint'}>
        {isWrong && <CircleAlert className="field__error-icon" size={14} aria-hidden="true" />}
        {(isWrong || !checked) && <span>{isWrong ? refusal : words.hint}</span>}
      </p>
      {open && (
        <RegulationsDialog
          title={props.dialogTitle ?? words.title}
          url={url || undefined}
          onClose={() => setOpen(false)}
          onAccept={() => {
            setOpen(false);
            set(true);
          }}
        />
      )}
    </div>
  );
}
