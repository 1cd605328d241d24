/** Renders a titled section of a screen. */
import { useId } from 'react';
import type { Content, Elements } from './content';

export interface CardProps {
  /** Without a title the card is a plain frame. */
  title?: Content;
  /** A button or link on the title's line. */
  action?: Elements;
  children: Content;
  /** `flush`: no inner padding, for tables and lists that run to the edges. */
  flush?: boolean | undefined;
  /** Added to `card`. */
  part?: string | undefined;
}

/** A section named by its title. */
export function Card({ title, action, children, flush = false, part }: CardProps) {
  const titleId = useId();
  const hasTitle = title !== undefined && title !== null;
  return (
    <section
      className={`card${flush ? ' card--flush' : ''}`}
      part={part === undefined ? 'card' : `card ${part}`}
      aria-labelledby={hasTitle ? titleId : undefined}
    >
      {hasTitle && (
        <header className="card__head" part="card-head">
          <h3 className="card__title" part="card-title" id={titleId}>
            {title}
          </h3>
          {action}
        </header>
      )}
      <div className="card__body">{children}</div>
    </section>
  );
}
