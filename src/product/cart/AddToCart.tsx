/** The view of `<shop-add-to-cart>`: the template's form or its own, and the dialogs around adding to the cart. */
import { useEffect } from 'react';
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { PropsOf } from '../../element/declare';
import { useDomQuery } from '../../element/useDomQuery';
import { useHost } from '../../element/useHost';
import checkbox from '../../fields/checkbox.css?inline';
import { fieldStyles } from '../../fields/styles';
import { LiveRegion } from '../../ui/LiveRegion';
import modal from '../../ui/modal.css?inline';
import { uiStyles } from '../../ui/styles';
import steps from '../steps.css?inline';
import css from './add-to-cart.css?inline';
import { OrderDialogs, OwnForm } from './OwnForm';
import { useAddToCart } from './useAddToCart';

export const styles = [...uiStyles, ...fieldStyles, checkbox, modal, css, steps];

type Props = PropsOf<typeof shopAddToCart>;

export default function AddToCart(props: Props) {
  const { element } = useHost();
  const ordering = useAddToCart(props);
  const wrapsForm = useDomQuery(element, () => element.querySelector('form') !== null);
  // Without `action` and `productId` there is nothing to post: the page may insert the template's form later.
  const isOwn = !wrapsForm && (props.action !== undefined || props.productId !== undefined);
  const isEmpty = !wrapsForm && !isOwn;
  useEffect(() => {
    if (isEmpty)
      void import('../../element/diagnostics').then(({ warnOfMissing }) =>
        warnOfMissing(element.localName, 'a form, action or product-id'),
      );
  }, [isEmpty, element]);
  return (
    <LiveRegion>
      {isOwn ? <OwnForm {...props} busy={ordering.busy} onOrder={ordering.order} /> : <slot />}
      <OrderDialogs ordering={ordering} {...props} />
    </LiveRegion>
  );
}
