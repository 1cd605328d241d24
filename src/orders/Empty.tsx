/** Renders a list without orders, with a link to the shop and what the page adds. */
import { useId } from 'react';
import { LinkButton } from '../ui/LinkButton';
import { text } from './text';

/** `title`: of a list other than orders, which has nothing else. */
export function Empty({ title, href }: { title: string | undefined; href: string | undefined }) {
  const id = useId();
  return (
    <section className="orders__empty" part="empty" aria-labelledby={id}>
      <h2 id={id}>{title ?? text.empty}</h2>
      {title === undefined && <p>{text.emptyAdvice}</p>}
      {title === undefined && href && (
        <LinkButton href={href} variant="primary">
          {text.shop}
        </LinkButton>
      )}
      <slot name="empty" />
    </section>
  );
}
