/** The parcel locker on the later steps: the point, and the contact that the carrier writes to. */
import { Phone } from '../parts/icons';
import { Mail } from '../parts/later-icons';
import { Card } from '../../ui/Card';
import { useCart, useCartSettings } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { hasLockerContact } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import { text } from '../text';
import { DialogButton } from '../parts/DialogButton';
import { useLateDialog } from '../parts/useLateDialog';
import type { InpostContact } from '../wire/actions/inpost';
import { accountContact } from './contact';
import { LockerAddress } from './LockerAddress';
import { LockerChoice } from './LockerChoice';

export function LockerBox() {
  const cart = useCart();
  const { client } = useCartSettings();
  const { Dialog, ...dialog } = useLateDialog(() => import('./ContactDialog'), 'inpost_contact');
  const account = isLocked(cart) ? undefined : accountContact(cart, client);
  const hasContact = account !== undefined || hasLockerContact(cart);
  return (
    <>
      <Card title={text.delivery.locker}>
        <div className="stack">
          <LockerChoice />
          <Slot name="inpost" />
        </div>
      </Card>
      <Card title={text.contact.title} part="contact">
        <div className="stack">
          {hasContact ? <Contact {...account} /> : <p className="muted">{text.contact.none}</p>}
          {account && <p className="muted">{text.contact.fromAccount}</p>}
          <Slot name="inpost_contact" />
          {!isLocked(cart) && (
            <DialogButton dialog={dialog} opens="contact">
              {hasContact ? text.contact.change : text.contact.add}
            </DialogButton>
          )}
        </div>
        {Dialog && dialog.isOpen && <Dialog onClose={dialog.close} />}
      </Card>
    </>
  );
}

/** The point and the contact on the summary. */
export function LockerPlace() {
  return (
    <div className="stack stack--tight">
      <LockerAddress cart={useCart()} />
      <Contact />
    </div>
  );
}

/** Shows the cart's contact unless another one is given. */
function Contact({ email, phone }: Partial<InpostContact>) {
  const { inpost_email, inpost_phone_number } = useCart();
  return (
    <ul className="contact">
      <li>
        <Mail size={18} aria-hidden="true" />
        <span>{email ?? inpost_email}</span>
      </li>
      <li className="number">
        <Phone size={18} aria-hidden="true" />
        <span>{phone ?? inpost_phone_number}</span>
      </li>
    </ul>
  );
}
