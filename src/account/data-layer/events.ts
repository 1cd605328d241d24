/** Defines the analytics event of a form, and finds its contact data. */
import type { DataLayerEvent } from '../../page/data-layer';
import { hashedContact } from '../../page/hashed-contact';
import type { FormEventName } from './names';

/** GA4's `user_data` of the form's first e-mail and phone field; undefined without the page's consent. */
export async function contactOf(form: HTMLFormElement | null): Promise<object | undefined> {
  const value = (selector: string) => form?.querySelector<HTMLInputElement>(selector)?.value;
  return hashedContact({
    email: value('[type="email"], [name="email"]'),
    phone: value('[type="tel"], [name="phone"]'),
  });
}

/** `id` is the form's, if it has one. */
export const formEvent = (event: FormEventName, id: string, user_data: object | undefined): DataLayerEvent => ({
  event,
  ...(id !== '' && { form_id: id }),
  ...(user_data && { user_data }),
});
