/** Renders the frame of every field: label above, control, and one line below for the error or the hint. */
import { CircleAlert } from '../ui/icons';
import { useId } from 'react';
import type { Content, Elements } from '../ui/content';
import { fieldText } from './text';
import { useFrozenDuringPress } from './useFrozenDuringPress';

/** Attributes that the control needs so that screen readers announce label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: Content;
  /** Only for screen readers, if the label is visible elsewhere (tables). */
  labelHidden?: boolean | undefined;
  /** Shown instead of the hint. */
  error?: string | undefined;
  hint?: Content;
  required?: boolean | undefined;
  /** Marks an optional field: most fields are required, so the others are marked. */
  optional?: boolean | undefined;
  children: (control: ControlProps) => Elements;
}

export function Field({
  label,
  labelHidden = false,
  error: fault,
  hint,
  required = false,
  optional = false,
  children,
}: FieldProps) {
  const error = useFrozenDuringPress(fault);
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || Boolean(hint);
  return (
    <div className={`field${error === undefined ? '' : ' field--invalid'}`} part="field">
      <label className={labelHidden ? 'only-spoken' : 'field__label'} part="label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="field__optional">{` (${fieldText.optional})`}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-required': required || undefined,
      })}
      <div className="field__below">
        <p className="field__note" id={noteId} part={error === undefined ? 'hint' : 'error'}>
          {error !== undefined && <CircleAlert className="field__error-icon" size={14} aria-hidden="true" />}
          {hasNote && <span>{error ?? hint}</span>}
        </p>
      </div>
    </div>
  );
}
