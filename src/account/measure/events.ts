/** Decides what a form looks like to the page's measuring, and when its contact data go along: with the page's consent, hashed. */
import { pageSetting } from '../../page/config';
import type { DataLayerEvent } from '../../page/data-layer';
import { sha256 } from '../../page/digest';

/** Spec section 7. */
export const formEventNames = ['register_form_submit', 'sign_up', 'generate_lead'] as const;
export type FormEventName = (typeof formEventNames)[number];

/** GA4's `user_data` of the first e-mail and phone field; undefined without `<shop-config analytics-contact>`. */
export async function contactOf(form: HTMLFormElement | null): Promise<object | undefined> {
  if (form === null || pageSetting('analytics-contact') === null) return undefined;
  const value = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value.trim() ?? '';
  const email = value('[type="email"], [name="email"]');
  const phone = value('[type="tel"], [name="phone"]').replaceAll(/[^\d+]/g, '');
  const [sha256_email_address, sha256_phone_number] = await Promise.all(
    [email, phone].map((one) => one && sha256(one)),
  );
  const data = {
    ...(sha256_email_address && { sha256_email_address }),
    ...(sha256_phone_number && { sha256_phone_number }),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}

/** `id` is the form's, where it has one. */
export const formEvent = (event: FormEventName, id: string, user_data: object | undefined): DataLayerEvent => ({
  event,
  ...(id !== '' && { form_id: id }),
  ...(user_data && { user_data }),
});
