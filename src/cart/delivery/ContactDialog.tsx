/** The dialog for a locker's contact data: e-mail and phone. The dialog closes once the data are saved. */
import { TextField } from '../../fields/TextField';
import { formatEmail, formatPhone } from '../../fields/validators';
import modal from '../../ui/modal.css?inline';
import { useCart, useCartSettings } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import wrongFields from '../../fields/wrong-fields.css?inline';
import { text } from '../text';
import { knownContact } from './contact';
import { contactRules } from './forms';

export const styles = [modal, wrongFields];

/** Starts with the known contact. Saving closes the dialog, which resets the fields. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { session, client } = useCartSettings();
  const form = useForm(knownContact(useCart(), client), contactRules, {
    save: session.saveContact,
    onClose,
    tidy: { email: formatEmail, phone: formatPhone },
  });
  return (
    <FormDialog
      open
      title={text.contact.title}
      form={form}
      labels={text.contact}
      cancel={text.contact.cancel}
      save={text.contact.save}
      lead={<p className="muted">{text.contact.lead}</p>}
    >
      <TextField
        {...form.field('email')}
        label={text.contact.email}
        type="email"
        required
        autoComplete="email"
        autoFocus
      />
      <TextField {...form.field('phone')} label={text.contact.phone} type="tel" required autoComplete="tel" />
    </FormDialog>
  );
}
