/** Renders a link that looks like a button, for the main action of a screen. */
import type { Content, Elements } from './content';

export interface LinkButtonProps {
  /** A URL already checked as safe; without it the label is shown as text. */
  href: string | undefined;
  children: Content;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
  icon?: Elements;
  /** Opens in a new tab. */
  newTab?: boolean | undefined;
}

export function LinkButton({ href, children, variant = 'secondary', size = 'medium', ...props }: LinkButtonProps) {
  if (href === undefined) return <span>{children}</span>;
  return (
    <a
      href={href}
      target={props.newTab ? '_blank' : undefined}
      part={variant === 'primary' ? 'button-primary' : 'button'}
      className={`button button--${variant} button--${size}${props.wide ? ' button--wide' : ''}`}
    >
      <span className="button__face">
        {props.icon}
        <span className="button__label">{children}</span>
      </span>
    </a>
  );
}
