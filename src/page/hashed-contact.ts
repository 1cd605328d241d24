/** Prepares contact data for the page's analytics: only with the page's declared consent, and only hashed. */
import { pageSetting } from './config';
import { sha256 } from './digest';

interface Contact {
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** GA4's `user_data`; undefined without `<shop-config analytics-contact>`, without data, or if the browser cannot hash. */
export async function hashedContact({ email, phone }: Contact): Promise<object | undefined> {
  if (pageSetting('analytics-contact') === null) return undefined;
  const digits = phone?.replaceAll(/[^\d+]/g, '');
  const [sha256_email_address, sha256_phone_number] = await Promise.all(
    [email?.trim(), digits].map(async (one) => one && sha256(one)),
  );
  const data = {
    ...(sha256_email_address && { sha256_email_address }),
    ...(sha256_phone_number && { sha256_phone_number }),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}
