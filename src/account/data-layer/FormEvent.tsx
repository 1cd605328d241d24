/** Reports `<shop-form-event>` to analytics: when the surrounding form is submitted, else when the page shows it. */
import { useEffect } from 'react';
import type { shopFormEvent } from '../../../elements/shop-form-event';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { pushEvent } from '../../page/data-layer';
import { contactOf, formEvent } from './events';

/** The element must not take part in the form's layout. */
export const styles = [':host { display: none }'];

export default function FormEvent({ event, once }: PropsOf<typeof shopFormEvent>) {
  const { element } = useHost();
  useEffect(() => {
    const form = element.closest('form');
    const push = () =>
      void contactOf(form).then((user_data) => pushEvent(formEvent(event, form?.id ?? '', user_data), once));
    if (form === null) return push();
    // Listens where the event arrives last, after all handlers of the form and the document. If it does not arrive, the form's own code
    // handled it, as with jQuery's `return false`. A submit event does not leave a shadow root.
    const root = form.getRootNode();
    const last = root instanceof ShadowRoot ? root : window;
    const onSubmit = (submit: Event) => {
      if (submit.target === form && !submit.defaultPrevented) push();
    };
    last.addEventListener('submit', onSubmit);
    return () => last.removeEventListener('submit', onSubmit);
  }, [element, event, once]);
  return null;
}
