/** Renders a dialog over the page: it keeps the keyboard inside, closes, and returns the focus. */
import { X } from './icons';
import { useId, useRef } from 'react';
import type { Content, Elements } from './content';
import { IconButton } from './IconButton';
import { LiveRegion } from './LiveRegion';
import { uiText } from './text';
import { useDialog } from './useDialog';

export interface ModalProps {
  open: boolean;
  title: Content;
  /** Called on Escape, the close button, or a press on the backdrop. The owner then sets `open` to false. */
  onClose: () => void;
  children: Content;
  /** The row of buttons; stays in view while the content scrolls. The primary button comes last. */
  footer?: Elements;
  /** 'small' for a confirmation (400 px), 'medium' for forms (560 px), 'large' for lists and maps (960 px). */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Ids of the description read out on opening, after the title. Default: all content of a small dialog. '' for none. */
  describedBy?: string | undefined;
  /** Set while input is being saved: only `open` closes it. */
  locked?: boolean | undefined;
  part?: string | undefined;
}

/** A native modal dialog; `medium` and `large` fill a phone. Focus goes to `data-autofocus` (a field's `autoFocus`), else the title. */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  title,
  onClose,
  children,
  footer,
  size = 'medium',
  locked = false,
  describedBy,
  part,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const handlers = useDialog(dialog, { onClose, locked });
  return (
    <dialog
      ref={dialog}
      className={`modal modal--${size}`}
      part={part === undefined ? 'modal' : `modal ${part}`}
      aria-labelledby={titleId}
      aria-describedby={(describedBy ?? (size === 'small' ? bodyId : '')) || undefined}
      {...handlers}
    >
      <div className="modal__stage">
        <div className="modal__panel" part="modal-panel">
          <div className="modal__head">
            <h2 className="modal__title" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={uiText.close} disabled={locked} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </div>
          <LiveRegion>
            <div className="modal__body" id={bodyId}>
              {children}
            </div>
            {footer && <div className="modal__foot">{footer}</div>}
          </LiveRegion>
        </div>
      </div>
    </dialog>
  );
}
