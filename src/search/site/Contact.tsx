/** The page's adviser as a contact if there are no results. */
import { pageContact } from '../../element/page-account';
import { mailUrl, phoneUrl } from '../../page/safe-url';
import { panelText } from '../text';

export function Contact() {
  const { name, phone, email } = pageContact() ?? {};
  const links = [
    [phone, phone && phoneUrl(phone)],
    [email, email && mailUrl(email)],
  ].filter(([label, href]) => label && href);
  if (links.length === 0) return null;
  return (
    <p className="site__contact" part="contact">
      <span>{name ? `${panelText.adviser}: ${name}` : panelText.adviser}</span>
      {links.map(([label, href]) => (
        <span key={href}>
          <span>{', '}</span>
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}
