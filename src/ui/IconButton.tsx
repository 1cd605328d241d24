/** Renders a button that has only an icon, with its accessible name. */
import type { MouseEvent } from 'react';
import type { Elements } from './content';
import { Spinner } from './Spinner';
import { uiText } from './text';

export interface IconButtonProps {
  /** Its accessible name and tooltip, for example "Usuń: Gres Szary 60×60". */
  label: string;
  /** An icon at size 20 (18 when small). */
  children: Elements;
  size?: 'small' | 'medium' | undefined;
  variant?: 'quiet' | 'secondary' | undefined;
  busy?: boolean | undefined;
  /** Not usable now (locked, at a bound); stays focusable. */
  disabled?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
}

export function IconButton({ label, children, size = 'medium', variant = 'quiet', ...props }: IconButtonProps) {
  const { busy = false, disabled = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={busy ? true : undefined}
      aria-disabled={disabled || busy ? true : undefined}
      className={`button button--icon button--${variant} button--${size}`}
      onClick={(event) => {
        if (!disabled && !busy) onClick?.(event);
      }}
    >
      {/* On the button itself the tooltip would also be its description, so the name would be read twice. */}
      <span className="button__face" title={label} aria-hidden="true">
        {children}
      </span>
      {busy && <Spinner label={uiText.busy} />}
    </button>
  );
}
