/** The empty cart, with a link back to the shop (rule C7). */
import { ArrowLeft, ShoppingCart } from '../../ui/icons';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/LinkButton';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { Slots } from '../parts/Slot';
import { text } from '../text';

/** `wasFilled`: the cart just lost its last line, which may have had the focus. */
export function EmptyCart({ wasFilled }: { wasFilled: boolean }) {
  const { shopUrl } = useCartSettings();
  const messages = useCartState((state) => state.messages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasFilled && document.querySelector(':focus-within') === null) title.current?.focus();
  }, [wasFilled]);
  return (
    <section className="empty" part="empty">
      <Slots names={messages.keys()} />
      <ShoppingCart className="empty__icon" size={40} strokeWidth={1.5} aria-hidden="true" />
      <h2 className="empty__title" tabIndex={-1} ref={title}>
        {text.empty.title}
      </h2>
      <p>{text.empty.nothing}</p>
      <p className="muted empty__note">{text.empty.note}</p>
      <LinkButton href={shopUrl} variant="primary" icon={<ArrowLeft size={18} aria-hidden="true" />}>
        {text.backToShop}
      </LinkButton>
      <slot name="empty" />
    </section>
  );
}
