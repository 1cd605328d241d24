/** Replaces the next step by links to the begun payments. */
import type { Elements } from '../../ui/content';
import { followUrl } from '../../page/safe-url';
import { LinkButton } from '../../ui/LinkButton';
import { useCart, useCartSettings } from '../parts/CartContext';
import { begunPayments, isDeferred } from '../session/rules';
import { text } from '../text';
import { DeferredPayment } from '../parts/DeferredPayment';

interface PayInsteadProps {
  /** The step's own action. A step without an action keeps the payment button even if the payment's URL is not allowed. */
  children?: Elements;
}

/** Renders `children` while no payment has begun. */
export function PayInstead({ children }: PayInsteadProps) {
  const { origins } = useCartSettings();
  const cart = useCart();
  const begun = begunPayments(cart).map((one) => ({ ...one, href: followUrl(one.url, { origins }) }));
  const deferred = isDeferred(cart);
  if (children !== undefined && !(deferred ? begun.length > 0 : begun.some(({ href }) => href))) return children;
  return begun.map(({ name, url, href }, at) => {
    const of = begun.length > 1 ? `: ${name}` : '';
    return deferred ? (
      <DeferredPayment key={at} paymentUrl={url} of={of} />
    ) : (
      <LinkButton key={at} href={href} variant="primary" size="large" wide>
        {text.summary.pay + of}
      </LinkButton>
    );
  });
}
