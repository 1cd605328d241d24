/** Renders a button: its variant, its busy state, and the reasons that block it. */
import { useId, type MouseEvent } from 'react';
import type { Content, Elements } from './content';
import { Reasons, type Reason } from './Reasons';
import { Spinner } from './Spinner';
import { uiText } from './text';

export interface ButtonProps {
  children: Content;
  /** One primary button per screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  /** Decoration before and after the label, without a meaning of its own. */
  icon?: Elements;
  iconAfter?: Elements;
  /** Under way: keeps its width and the focus, shows a spinner, ignores clicks. */
  busy?: boolean | undefined;
  /** Reasons why it cannot be used; undefined or `[]`: it can. It stays focusable but ignores clicks; the reasons below describe it. */
  blocked?: readonly Reason[] | undefined;
  /** Missing input that a press leads to: displayed below as the button's description. The button looks ready. */
  lacks?: readonly Reason[] | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called on a click while blocked: leads to the missing input. */
  onBlocked?: (() => void) | undefined;
  part?: string | undefined;
  /** The suffix in the command of a template's button: `lists` for `--open-lists`. */
  'data-opens'?: string | undefined;
  'aria-haspopup'?: 'dialog' | 'listbox' | 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-pressed'?: boolean | undefined;
  /** Only if the visible label is not enough; it must begin with the visible label (WCAG 2.5.3). */
  'aria-label'?: string | undefined;
}

/** A button. `part` defaults to `button` or `button-primary`. */
export function Button({ children, variant = 'secondary', size = 'medium', type = 'button', ...props }: ButtonProps) {
  const { wide, icon, iconAfter, busy = false, blocked, lacks, onClick, onBlocked, part, ...rest } = props;
  const reasonsId = useId();
  const isBlocked = blocked !== undefined && blocked.length > 0;
  const reasons = (isBlocked ? blocked : lacks) ?? [];
  const button = (
    <button
      {...rest}
      type={type}
      part={part ?? (variant === 'primary' ? 'button-primary' : 'button')}
      className={`button button--${variant} button--${size}${wide ? ' button--wide' : ''}`}
      aria-disabled={isBlocked || busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={reasons.length > 0 ? reasonsId : undefined}
      onClick={(event) => {
        // Not `disabled`: that would lose the focus and hide the reason from keyboard users. preventDefault also stops a form's submission.
        if (isBlocked || busy) event.preventDefault();
        else onClick?.(event);
        if (isBlocked && !busy) onBlocked?.();
      }}
    >
      <span className="button__face">
        {icon}
        <span className="button__label">{children}</span>
        {iconAfter}
      </span>
      {busy && <Spinner label={uiText.busy} />}
    </button>
  );
  // With `blocked`, even if empty, the tree is the same in both states: the button is not remounted and keeps the focus.
  if (blocked === undefined) return button;
  return (
    <div className={`button-stack${wide ? ' button-stack--wide' : ''}`}>
      {button}
      <Reasons id={reasonsId} reasons={reasons} />
    </div>
  );
}
