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
    // After the form's own checks, which may still stop it; the microtask runs before the browser leaves the page.
    const onSubmit = (submit: SubmitEvent) => queueMicrotask(() => submit.defaultPrevented || push());
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [element, event, once]);
  return null;
}
