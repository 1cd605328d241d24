/** Adds an address in a dialog: the form, then a confirmation that can deliver there (rule A7). An invoice address is used at once (rule A10). */
import { CircleCheck } from '../../ui/icons';
import { useMemo, useRef, useState } from 'react';
import type { Id } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import wrongFields from '../../fields/wrong-fields.css?inline';
import { Refusal } from '../parts/Refusal';
import { houseNumberMax } from '../../http/limits';
import type { Messages } from '../../http/messages';
import { addressText } from '../later/text';
import { addedAddress } from './added';
import { AddressForm } from './AddressForm';
import { useAnnounce } from '../../ui/LiveRegion';
import company from '../company/company.css?inline';
import type { Filled } from '../company/fill';
import { stops, type CompanyState } from '../company/state';
import { companyText } from '../company/text';
import { addressRules, addressTidy, blankAddress, type AddressValues } from './forms';
import { invoiceTo } from './invoice';

interface AddAddressProps {
  open: boolean;
  purpose: 'invoice' | 'delivery';
  onClose: () => void;
  onAdded?: () => void;
  /** Called once the order goes to the new address. */
  onDelivered?: () => void;
}

export const styles = [modal, wrongFields, company];

/** Initial values that the form sets itself; post code and tax number may overwrite them. */
const { country, region } = blankAddress;

/** Closing the dialog keeps what was typed; only a saved address clears the form. */
export default function AddAddress({ open, purpose, onClose, onAdded, onDelivered }: AddAddressProps) {
  const { session } = useCartSettings();
  const announce = useAnnounce();
  const isInvoice = purpose === 'invoice';
  /** Set while the confirmation is open; `id` is undefined if the new address could not be identified. */
  const [added, setAdded] = useState<{ id: Id | undefined }>();
  const savedId = useRef<Id>(undefined);
  const [ours, setOurs] = useState<Filled>({ country, region });
  const [company, setCompany] = useState<CompanyState>({});
  const changeCompany = (change: CompanyState) => setCompany((before) => ({ ...before, ...change }));
  /** No company is saved with another one's number. */
  const [isLookedUp, setLookedUp] = useState(false);
  const asksSite = useCartState(({ cart }) => cart?.can_add_site_contact) === true && !isInvoice;
  const save = async ({ nip, phone, driver_note, ...typed }: AddressValues) => {
    const { cart } = session.getState();
    const saved = () => session.getState().cart?.addresses ?? [];
    const before = saved();
    const outcome = await session.addAddress({
      ...typed,
      ...(cart?.can_add_invoice_address && { ...(nip && { nip }), purpose }),
      ...(asksSite && { phone, driver_note }),
    });
    savedId.current = addedAddress(before, saved(), typed);
    return outcome;
  };
  const onSaved = () => {
    const { invoice_address: invoice } = session.getState().cart ?? {};
    fields.reset();
    setOurs({ country, region });
    setCompany({});
    onAdded?.();
    if (!isInvoice) setAdded({ id: savedId.current });
    else if (invoice) announce(invoiceTo(invoice));
  };
  const longestNumber = useCartState(({ cart }) => cart?.house_no_max) ?? houseNumberMax;
  const rules = useMemo(() => addressRules(Number(longestNumber)), [longestNumber]);
  const fields = useForm(blankAddress, rules, { save, onSaved, onClose, tidy: addressTidy });
  const form: typeof fields = {
    ...fields,
    submit: (event) => {
      if (!stops(company)) return fields.submit(event);
      event?.preventDefault();
      changeCompany({ isConfirmed: false });
      fields.goTo('ended');
    },
  };
  const labels = addressText.form;
  return (
    <>
      <FormDialog
        open={open}
        title={isInvoice ? companyText.title : addressText.add}
        form={form}
        labels={{ ...labels, nip: companyText.nip }}
        cancel={labels.cancel}
        save={isInvoice ? companyText.submit : labels.submit}
        waits={isLookedUp}
      >
        <AddressForm
          form={form}
          rules={rules}
          ours={ours}
          onOurs={setOurs}
          asksNip={isInvoice}
          asksSite={asksSite}
          company={company}
          onCompany={changeCompany}
          onLookUp={setLookedUp}
        />
      </FormDialog>
      {added && <Added id={added.id} onClose={() => setAdded(undefined)} onDelivered={() => onDelivered?.()} />}
    </>
  );
}

function Added({ id, onClose, onDelivered }: { id: Id | undefined; onClose: () => void; onDelivered: () => void }) {
  const { session } = useCartSettings();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Messages>();
  const { added } = addressText;
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
