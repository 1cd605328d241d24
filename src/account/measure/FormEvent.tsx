/** Decides when `<shop-form-event>` speaks to the page's measuring: when the form around it is submitted, else when the page shows it. */
import { useEffect } from 'react';
import type { shopFormEvent } from '../../../elements/shop-form-event';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { pushEvent } from '../../page/data-layer';
import { contactOf, formEvent } from './events';

/** It has no place in a form's layout. */
export const styles = [':host { display: none }'];

export default function FormEvent({ event, once }: PropsOf<typeof shopFormEvent>) {
  const { element } = useHost();
  useEffect(() => {
    const form = element.closest('form');
    const push = () =>
      void contactOf(form).then((user_data) => pushEvent(formEvent(event, form?.id ?? '', user_data), once));
    if (form === null) return push();
    // Where the event comes last, after all handlers of the form and those that wait for it on the document. One that does
    // not come at all was taken by the form's own code, as jQuery's `return false` does; from a shadow root none comes out.
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
