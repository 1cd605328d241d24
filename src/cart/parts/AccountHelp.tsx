/** Decides what helps if the account cannot order: the overdue amount and where to pay it, and the adviser's name, phone and e-mail. */
import { linkUrl, mailUrl, phoneUrl } from '../../page/safe-url';
import { formatMoney } from '../../ui/money';
import { useCart, useCartSettings, useCurrency } from './CartContext';
import { isAmountAfterDeadline } from '../session/rules';
import { text } from '../text';

/** `brief`: the first step has already shown the rest. */
export function AccountHelp({ brief = false }: { brief?: boolean }) {
  const { paymentUrl, contact } = useCartSettings();
  const overdue = useCart((cart) => (isAmountAfterDeadline(cart) ? cart.client_amount_after_deadline : undefined));
  const currency = useCurrency();
  const settle = linkUrl(paymentUrl);
  const { name, phone, email } = contact ?? {};
  const ways = [
    name && <strong key="name">{name}</strong>,
    phone && (
      <Link key="phone" href={phoneUrl(phone)}>
        {phone}
      </Link>
    ),
    !brief && email && (
      <Link key="email" href={mailUrl(email)}>
        {email}
      </Link>
    ),
  ].filter(Boolean);
  if (!overdue && ways.length === 0) return null;
  return (
    <div className="account-help">
      {overdue && (
        <p>
          <span className="number">{`${text.account.overdue(formatMoney(overdue, currency))} `}</span>
          {settle && <a href={settle}>{text.account.settle}</a>}
        </p>
      )}
      {ways.length > 0 && (
        <p>
          <span>{`${text.account.adviser}: `}</span>
          {ways.map((way, at) => (
            <span key={at}>
              {way}
              {at < ways.length - 1 && <span>{', '}</span>}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Plain text if there is no address. */
const Link = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a className={href.startsWith('tel:') ? 'number' : undefined} href={href}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
