/** Adds a product after a press on 'Dodaj do koszyka': one request at a time, with an event before and after. */
import { useCallback, useLayoutEffect, useState } from 'react';
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { shopSearch } from '../../../elements/shop-search';
import { useHost } from '../../element/useHost';
import { broadcastCartChange } from '../../page/cart-changes';
import { noteAddition } from '../../page/last-addition';
import { pushEvent } from '../../page/data-layer';
import { openPage } from '../../page/reload';
import { linkUrl } from '../../page/safe-url';
import { addedToCart } from '../data-layer/events';
import type { AddToCartAnswer } from '../schema';
import { addToCart, isCartKept, notKept } from './api';
import { fieldsOf, type FormFields } from './fields';

/** A product that is about to be sent. */
export interface Order {
  readonly url: string | undefined;
  readonly fields: FormFields;
  /** The template's button, which becomes busy. */
  readonly button?: Element | undefined;
}

/** Which dialog is open. */
export type Stage =
  | { readonly is: 'asking'; readonly order: Order }
  | { readonly is: 'added'; readonly answer: AddToCartAnswer }
  | { readonly is: 'refused'; readonly messages: readonly string[]; readonly isUnknown: boolean };

interface Setup {
  readonly onRequest: boolean;
  readonly productId: string | undefined;
  readonly currency: string;
  readonly withCredentials?: boolean;
  readonly productUrl?: string | undefined;
}

/** The keys with a running request: an element moved meanwhile gets a new view, which must not post again. */
const sending = new WeakSet<object>();

/** `requestKey` identifies the running request: the element by default, or one of several products in it. */
export function useOrdering(
  { onRequest, productId, currency, withCredentials, productUrl }: Setup,
  requestKey?: object,
) {
  const { element, emit } = useHost<typeof shopAddToCart | typeof shopSearch>('shop-add-to-cart', 'shop-search');
  const key = requestKey ?? element;
  const [stage, setStage] = useState<Stage>();
  const [busy, setBusy] = useState(false);

  /** press -> (question if on request) -> cancelable event -> one request -> answer; another press meanwhile does nothing */
  const send = useCallback(
    async (order: Order) => {
      if (sending.has(key)) return;
      // A page that prevents the event adds the product itself, so the question closes.
      if (!emit('shop-product-add', { fields: order.fields })) return setStage(undefined);
      sending.add(key);
      setBusy(true);
      order.button?.setAttribute('aria-busy', 'true');
      showQuantityError(element, undefined);
      const isKept = !withCredentials || (await isCartKept(order.url));
      const inShop = isKept ? undefined : linkUrl(productUrl);
      const added = isKept ? await addToCart(order.url, order.fields, withCredentials) : notKept;
      order.button?.removeAttribute('aria-busy');
      sending.delete(key);
      setBusy(false);
      if (inShop !== undefined) {
        const there = new URL(inShop);
        there.searchParams.set('quantity', String(order.fields['quantity'] ?? 1));
        openPage(there);
      } else if (added.ok) {
        setStage({ is: 'added', answer: added.answer });
        pushEvent(addedToCart(added.answer, productId, currency));
        emit('shop-product-added-to-cart', { answer: added.answer, fields: order.fields });
        noteAddition();
        broadcastCartChange();
      } else if (added.code !== undefined) {
        setStage({ is: 'refused', messages: added.messages, isUnknown: added.isUnknown === true });
        // The page's carts look whether it has arrived.
        if (added.isUnknown) broadcastCartChange();
        if (added.quantity.length > 0) showQuantityError(element, added.quantity.join('\n'));
        emit('shop-error', { code: added.code, message: added.messages.join(' '), retryable: added.retryable });
      }
    },
    [element, key, emit, productId, currency, withCredentials, productUrl],
  );
  const order = useCallback(
    (next: Order) => {
      if (sending.has(key)) return;
      if (onRequest) setStage({ is: 'asking', order: next });
      else void send(next);
    },
    [key, onRequest, send],
  );
  const close = useCallback(() => setStage(undefined), []);
  return { stage, busy, order, send, close };
}
export type Ordering = ReturnType<typeof useOrdering>;

/** Orders through the template's form inside the element. */
export function useAddToCart(setup: Setup): Ordering {
  const { element } = useHost();
  const ordering = useOrdering(setup);
  const { order } = ordering;
  // A layout effect, because from the first commit on the element no longer holds submissions back.
  useLayoutEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      // Another script's validation has stopped the submission.
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const form = event.target;
      // The browser skips validation in a form with `novalidate`.
      const unread = amountsIn(element).find((one) => form.contains(one) && one.validity?.valid === false);
      if (unread) return void unread.reportValidity();
      const fields = fieldsOf(new FormData(form, event.submitter));
      order({
        url: addressOf(form, event.submitter),
        fields,
        button: event.submitter ?? undefined,
      });
    };
    element.addEventListener('submit', onSubmit);
    return () => element.removeEventListener('submit', onSubmit);
  }, [element, order]);
  return ordering;
}

/** The URL that the browser would submit to. Not `form.action`: in many shops that is a field with this name. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const button = submitter as HTMLButtonElement | null;
  return button?.hasAttribute('formaction')
    ? button.formAction
    : (Reflect.get(HTMLFormElement.prototype, 'action', form) as string);
}

type Amount = HTMLElementTagNameMap['shop-calculator' | 'shop-quantity'];
const amountsIn = (element: HTMLElement): Amount[] => [
  ...element.querySelectorAll<Amount>('shop-calculator, shop-quantity'),
];

/** Shows quantity errors under the calculator or the quantity too (rule B3), until the quantity changes. */
function showQuantityError(element: HTMLElement, message: string | undefined): void {
  for (const one of amountsIn(element)) {
    one.error = message;
    if (message !== undefined) one.addEventListener('input', () => (one.error = undefined), { once: true });
  }
}
