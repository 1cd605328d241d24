/** A field for a file: the browser's own input, then the progress of the upload, then the file with its size. */
import { useLayoutEffect, useRef, type DragEvent } from 'react';
import { adopt } from '../../../element/styles';
import { useHost } from '../../../element/useHost';
import { Field } from '../../../fields/Field';
import { Button } from '../../../ui/Button';
import { useCartState } from '../../parts/CartContext';
import { useMissingError } from '../../parts/useMissingError';
import { useSlotPlace } from '../../parts/useSlotPlace';
import { fieldValue, labelOf } from '../../session/fields';
import { overlayOf } from '../../session/pending';
import type { ExtraField } from '../../wire/extra';
import { fieldKey } from '../../wire/keys';
import { text } from '../../text';
import css from './file-field.css?inline';
import { limitsText, sizeText } from './limits';
import { fileText } from './text';
import { useUpload } from './useUpload';

interface FileFieldProps {
  readonly field: ExtraField;
  readonly disabled: boolean;
}

export function FileField({ field, disabled }: FileFieldProps) {
  const { root } = useHost();
  useLayoutEffect(() => adopt(root, [css]), [root]);
  const { name, required, accept } = field;
  const { state, uploaded, start, remove } = useUpload(field);
  const value = useCartState((now) => fieldValue(field, overlayOf(now).fields));
  const isUnsaved = useCartState((now) => {
    const { fields, saving } = overlayOf(now);
    return fields[fieldKey(name)] !== undefined && !saving.has(fieldKey(name));
  });
  useSlotPlace('extra_field', isUnsaved);
  const refusal = useCartState((now) => now.messages.get('extra_field')?.messages.join(' '));
  const isMissing = useMissingError('missing_field', required && value === '');
  const sending = state.kind === 'sending' ? state : undefined;
  const attached = sending || value === '' ? undefined : value === uploaded?.id ? uploaded : field.file;
  const isTaken = sending !== undefined || value !== '';
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The control with the focus is replaced by the next one: the focus follows, but never comes from elsewhere. */
  const isHere = useRef(false);
  useLayoutEffect(() => {
    if (!isHere.current) return;
    isHere.current = false;
    (isTaken ? button.current?.querySelector('button') : input.current)?.focus();
  }, [isTaken]);
  const begin = (file: File | undefined) => {
    if (file === undefined || disabled || isTaken) return;
    isHere.current = box.current?.contains(root.activeElement) === true;
    void start(file);
  };
  const end = (run: () => void) => () => {
    isHere.current = true;
    run();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    begin(event.dataTransfer.files[0]);
  };
  const fileName = sending?.file.name ?? attached?.name ?? value;
  const failed = state.kind === 'failed' ? state : undefined;
  return (
    <div
      ref={box}
      className="extra__field file"
      part="file"
      data-empty={required && value === '' ? '' : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Field
        label={labelOf(field)}
        hint={sending ? fileText.wait : [field.help, limitsText(field)].filter(Boolean).join(' ')}
        error={failed?.error ?? (isUnsaved ? refusal || text.extra.unsaved : isMissing)}
        required={required}
        optional={!required}
      >
        {(control) => (
          <span className={`control${disabled ? ' control--disabled' : ''}`} part="control">
            <input
              {...control}
              ref={input}
              className="control__input file__input"
              part="input"
              type="file"
              name={`extra-${name}`}
              accept={accept.join(',') || undefined}
              disabled={disabled}
              hidden={isTaken}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file, chosen again, is a change too.
                target.value = '';
                begin(file);
              }}
            />
            {isTaken && (
              <span className="file__name">
                <span>{fileName}</span>
                {attached?.size !== undefined && <span className="muted">{` ${sizeText(Number(attached.size))}`}</span>}
                {sending && <progress aria-label={fileText.sending(fileName)} value={sending.part} />}
              </span>
            )}
            {isTaken && !disabled && (
              <span ref={button}>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${sending ? fileText.stop : fileText.remove}: ${fileName}`}
                  // Forward and the order wait for the file: a press of their buttons leads here.
                  data-unread={sending && ''}
                  onClick={end(sending ? sending.stop : () => remove(fileName))}
                >
                  {sending ? fileText.stop : fileText.remove}
                </Button>
              </span>
            )}
          </span>
        )}
      </Field>
      {failed?.file && !isTaken && (
        <Button size="small" onClick={() => failed.file && begin(failed.file)}>
          {fileText.again}
        </Button>
      )}
    </div>
  );
}
