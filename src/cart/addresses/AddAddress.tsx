/** Decides how a new address is added: the form's dialog, then the dialog that confirms it (spec section 4, Add address). */
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCartSettings } from '../CartContext';
import { FormDialog } from '../forms/FormDialog';
import { useForm } from '../forms/useForm';
import { text } from '../text';
import { AddressForm } from './AddressForm';
import { addressRules, blankAddress } from './forms';

interface AddAddressProps {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

export const styles = [modal];

/** What was typed outlives a closed dialog; only a saved address clears the form. */
export default function AddAddress({ open, onClose, onAdded }: AddAddressProps) {
  const { session } = useCartSettings();
  const [confirmed, setConfirmed] = useState(false);
  const onSaved = () => {
    form.reset();
    setConfirmed(true);
    onAdded();
  };
  const form = useForm(blankAddress, addressRules, { save: session.addAddress, onSaved, onClose });
  const { added, form: labels } = text.addresses;
  return (
    <>
      <FormDialog open={open} title={text.addresses.add} form={form} cancel={labels.cancel} save={labels.submit}>
        <AddressForm form={form} />
      </FormDialog>
      <Modal
        open={confirmed}
        title={added.title}
        size="small"
        onClose={() => setConfirmed(false)}
        footer={
          <Button variant="primary" onClick={() => setConfirmed(false)}>
            {added.close}
          </Button>
        }
      >
        <p className="confirmation">
          <CircleCheck size={28} aria-hidden="true" />
          {added.text}
        </p>
      </Modal>
    </>
  );
}
