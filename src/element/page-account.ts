/** Declares the page-wide settings of the buyer’s account: where to log in, and which employee of the shop to contact. */
import { pageData, pageSetting } from '../page/config';
import { text, WRONG } from './attributes';
import { json } from './further-attributes';

/** Missing fields are not shown. */
export interface Contact {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** Accepts data as templates print it: with numbers, nulls and empty texts. */
function contactIn(value: unknown): Contact | undefined {
  if (!(value instanceof Object) || Array.isArray(value)) return undefined;
  const entries = ['name', 'phone', 'email'].map((name) => [name, (value as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(entries.filter(([, one]) => one).map(([name, one]) => [name, String(one)]));
}

export const loginUrl = text({ summary: 'URL of the login page, used when the session has ended.', page: true });

export const account = text({
  summary: 'Identifier of the buyer’s account, empty for a guest. What is kept in the browser belongs to it.',
  page: true,
});

export const contact = json<Contact, { readonly type: string; readonly summary: string; readonly page: true }>(
  {
    '~standard': {
      validate(value) {
        const read = contactIn(value);
        return read ? { value: read } : { issues: [{ message: 'an object with name, phone and email was expected' }] };
      },
    },
  },
  {
    type: '{ readonly name?: string; readonly phone?: string; readonly email?: string }',
    summary:
      'The buyer’s adviser in the shop, as in `{"name": "Anna Nowak", "phone": "22 510 40 00", "email": "anna@sklep.example"}`.',
    page: true,
  },
);

/** The page's contact, for code that does not declare the attribute. */
export function pageContact(): Contact | undefined {
  const raw = pageSetting('contact') ?? pageData('contact');
  const read = typeof raw === 'string' ? contact.read(raw) : contact.accept(raw);
  return read === WRONG ? undefined : read;
}
