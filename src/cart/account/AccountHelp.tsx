/** Decides what helps an account that cannot order: what is overdue and where to settle it, and the adviser's name, phone and e-mail. */
import { linkUrl, mailUrl, phoneUrl } from '../../page/safe-url';
import { formatMoney } from '../../ui/money';
import { useCart, useCartSettings, useCurrency } from '../CartContext';
import { isAmountAfterDeadline } from '../rules';
import { text } from '../text';

export function AccountHelp() {
  const { paymentUrl, contact } = useCartSettings();
  const overdue = useCart((cart) => (isAmountAfterDeadline(cart) ? cart.client_amount_after_deadline : undefined));
  const currency = useCurrency();
  const settle = linkUrl(paymentUrl);
  const { name, phone, email } = contact ?? {};
  const isAdvised = Boolean(name || phone || email);
  if (!overdue && !isAdvised) return null;
  return (
    <div className="account-help">
      {overdue && (
        <p>
          <span className="number">{text.account.overdue(formatMoney(overdue, currency))}</span>{' '}
          {settle && <a href={settle}>{text.account.settle}</a>}
        </p>
      )}
      {isAdvised && (
        <p>
          {text.account.adviser}: {name && <strong>{name}</strong>}{' '}
          {phone && <Link href={phoneUrl(phone)}>{phone}</Link>} {email && <Link href={mailUrl(email)}>{email}</Link>}
        </p>
      )}
    </div>
  );
}

/** Text where it is no address. */
const Link = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? <a href={href}>{children}</a> : children;
