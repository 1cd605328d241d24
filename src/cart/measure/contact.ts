/** Decides when contact data go to the page's measuring: only with the page's declared consent, and only hashed. */
import { pageSetting } from '../../page/config';
import { sha256 } from '../../page/digest';
import type { Cart } from '../schema';

/** GA4's `user_data`; undefined without `<shop-config analytics-contact>`, without data, or where nothing can be hashed. */
export async function contactData(cart: Cart): Promise<object | undefined> {
  if (pageSetting('analytics-contact') === null) return undefined;
  const email = cart.customer?.email ?? cart.inpost_email;
  const phone = cart.inpost_phone_number?.replaceAll(/[^\d+]/g, '');
  const [sha256_email_address, sha256_phone_number] = await Promise.all(
    [email, phone].map((one) => one && sha256(one)),
  );
  const data = {
    ...(sha256_email_address && { sha256_email_address }),
    ...(sha256_phone_number && { sha256_phone_number }),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}
