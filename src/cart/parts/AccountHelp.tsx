/** Contact and main button for an account that cannot order: its adviser or branch, or the payment page (rules U8, U9). */
import { linkUrl, mailUrl, phoneUrl } from '../../page/safe-url';
import { LinkButton } from '../../ui/LinkButton';
import type { Concern } from '../session/account';
import { text } from '../text';
import { useCartSettings } from './CartContext';
import { Phone, Wallet } from './icons';
import { useHelper } from './useAccountConcern';

export function AccountHelp() {
  const helper = useHelper();
  if (helper === undefined) return null;
  const { name, phone, email, isBranch } = helper;
  return (
    <address className="account-help">
      <p>
        <span>{`${isBranch ? text.account.branch : text.account.adviser}: `}</span>
        {name && <strong>{name}</strong>}
      </p>
      {(phone || email) && (
        <p className="account-help__ways">
          {phone && (
            <Link href={phoneUrl(phone)} kind="number">
              {phone}
            </Link>
          )}
          {email && <Link href={mailUrl(email)}>{email}</Link>}
        </p>
      )}
    </address>
  );
}

/** Plain text if there is no `href`. */
const Link = ({ href, kind, children }: { href: string | undefined; kind?: string; children: string }) =>
  href ? (
    <a className={kind} href={href}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

/** The step's primary button for a blocked account: opens the payment page, or calls. Absent if the page names neither. */
export function HelpButton({ concern }: { concern: Concern }) {
  const { paymentUrl } = useCartSettings();
  const { phone, isBranch } = useHelper() ?? {};
  const settle = concern === 'amount_after_deadline' ? linkUrl(paymentUrl) : undefined;
  const href = settle ?? (phone && phoneUrl(phone));
  if (!href) return null;
  const Icon = settle ? Wallet : Phone;
  return (
    <LinkButton href={href} variant="primary" size="large" wide icon={<Icon size={18} aria-hidden="true" />}>
      {settle ? text.account.settle : `${isBranch ? text.account.branch : text.account.call}: ${phone}`}
    </LinkButton>
  );
}
