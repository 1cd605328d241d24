/** Decides how a new address is added: the form's dialog, then the one that confirms it and delivers there (rule A7). */
import { CircleCheck } from '../../ui/icons';
import { useRef, useState } from 'react';
import { defaultVoivodeship } from '../../fields/voivodeships';
import type { Id } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCartSettings } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import wrongFields from '../parts/wrong-fields.css?inline';
import { Refusal } from '../parts/Refusal';
import type { Messages } from '../../http/messages';
import { text } from '../text';
import { addedAddress } from './added';
import { AddressForm } from './AddressForm';
import { formatPostCode } from '../../fields/validators';
import { addressRules, blankAddress } from './forms';
import type { NewAddress } from '../wire/address';

interface AddAddressProps {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
  /** Called once the order goes to the new address. */
  onDelivered: () => void;
}

export const styles = [modal, wrongFields];

/** Closing the dialog keeps what was typed; only a saved address clears the form. */
export default function AddAddress({ open, onClose, onAdded, onDelivered }: AddAddressProps) {
  const { session } = useCartSettings();
  /** Set while the confirmation is open; `id` is undefined if the new address could not be identified. */
  const [added, setAdded] = useState<{ id: Id | undefined }>();
  const found = useRef<Id>(undefined);
  const [ours, setOurs] = useState<string>(defaultVoivodeship);
  const save = async (typed: NewAddress) => {
    const saved = () => session.getState().cart?.addresses ?? [];
    const before = saved();
    const outcome = await session.addAddress(typed);
    found.current = addedAddress(before, saved(), typed);
    return outcome;
  };
  const onSaved = () => {
    form.reset();
    setOurs(defaultVoivodeship);
    setAdded({ id: found.current });
    onAdded();
  };
  const form = useForm(blankAddress, addressRules, {
    save,
    onSaved,
    onClose,
    tidy: { zip_code: formatPostCode },
  });
  const labels = text.addresses.form;
  return (
    <>
      <FormDialog
        open={open}
        title={text.addresses.add}
        form={form}
        labels={labels}
        cancel={labels.cancel}
        save={labels.submit}
      >
        <AddressForm form={form} ours={ours} onOurs={setOurs} />
      </FormDialog>
      {added && <Added id={added.id} onClose={() => setAdded(undefined)} onDelivered={onDelivered} />}
    </>
  );
}

function Added({ id, onClose, onDelivered }: { id: Id | undefined; onClose: () => void; onDelivered: () => void }) {
  const { session } = useCartSettings();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Messages>();
  const { added } = text.addresses;
  const deliver = async (to: Id) => {
    setBusy(true);
    const { ok, messages } = await session.chooseDeliveryAddress(to);
    setBusy(false);
    setRefusal(messages);
    if (!ok) return;
    onClose();
    onDelivered();
  };
  return (
    <Modal
      open
      title={added.title}
      size="small"
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button variant={id === undefined ? 'primary' : undefined} onClick={onClose}>
            {added.close}
          </Button>
          {id !== undefined && (
            <Button variant="primary" busy={busy} onClick={() => void deliver(id)}>
              {added.deliver}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <Refusal messages={refusal} />
        <p className="confirmation">
          <CircleCheck size={28} aria-hidden="true" />
          <span>{added.text}</span>
        </p>
      </div>
    </Modal>
  );
}
