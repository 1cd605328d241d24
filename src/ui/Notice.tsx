/** Renders a message: its status as icon, colour and hidden text, then the sentences. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from './icons';
import type { Ref } from 'react';
import type { Content } from './content';
import { IconButton } from './IconButton';
import { uiText } from './text';

export type NoticeStatus = 'error' | 'success' | 'info' | 'warning';

export interface NoticeProps {
  status: NoticeStatus;
  title?: Content;
  /** One is a paragraph, several are a list. */
  messages?: readonly string[] | undefined;
  /** Next steps: text, links, buttons. */
  children?: Content;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
  /** `inline` has no frame: a line next to its subject. */
  variant?: 'box' | 'inline' | undefined;
  id?: string | undefined;
  /** Added to `notice` (or `notice-inline`) and its status. */
  part?: string | undefined;
  /** The notice's node, for scrolling it into view and focusing it by script. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info, warning: TriangleAlert };

/** A visible message. It is not announced: use {@link useAnnounce} for that. Without any content it renders nothing. */
export function Notice({ status, title, messages = [], children, onDismiss, variant = 'box', ...rest }: NoticeProps) {
  const Icon = icons[status];
  if (messages.length === 0 && !title && !children) return null;
  return (
    <div
      className={`notice notice--${status} notice--${variant}`}
      tabIndex={-1}
      {...rest}
      part={[variant === 'box' ? 'notice' : 'notice-inline', `notice-${status}`, rest.part].filter(Boolean).join(' ')}
    >
      <Icon className="notice__icon" size={variant === 'inline' ? 16 : 20} aria-hidden="true" />
      <div className="notice__body">
        <span className="only-spoken">{`${uiText.status[status]}: `}</span>
        {title && <p className="notice__title">{title}</p>}
        {messages.length === 1 && <p>{messages[0]}</p>}
        {messages.length > 1 && (
          <ul className="notice__list">
            {messages.map((message, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        )}
        {children && <div className="notice__more">{children}</div>}
      </div>
      {onDismiss && (
        <IconButton label={uiText.close} size="small" onClick={onDismiss}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  );
}
