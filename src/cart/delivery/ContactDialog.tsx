/** Decides how a locker's contact data are given: e-mail and phone in a dialog that closes when they are saved. */
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCart, useCartSettings } from '../CartContext';
import { useForm } from '../forms/useForm';
import { Refusal } from '../messages/Refusal';
import { text } from '../text';
import { contactRules } from './forms';

export const styles = [modal];

/** Begins with what is known; a saved contact closes the dialog and with it clears the fields. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { session } = useCartSettings();
  const { inpost_email, inpost_phone_number, customer } = useCart();
  const known = { email: inpost_email ?? customer?.email ?? '', phone: inpost_phone_number ?? '' };
  const form = useForm(known, contactRules, { save: session.saveContact, onClose });
  return (
    <Modal
      open
      title={text.contact.title}
      onClose={form.close}
      locked={form.busy}
      footer={
        <>
          <Button onClick={form.close}>{text.contact.cancel}</Button>
          <Button variant="primary" busy={form.busy} onClick={form.submit}>
            {text.contact.save}
          </Button>
        </>
      }
    >
      <form ref={form.ref} className="stack" noValidate onSubmit={form.submit}>
        <p className="muted">{text.contact.lead}</p>
        <Refusal messages={form.refusal} />
        <TextField
          {...form.field('email')}
          label={text.contact.email}
          type="email"
          required
          autoComplete="email"
          autoFocus
        />
        <TextField {...form.field('phone')} label={text.contact.phone} type="tel" required autoComplete="tel" />
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}
