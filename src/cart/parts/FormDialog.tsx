/** Decides how a form stands in a dialog: above the fields what its server refused and which of them are wrong, the buttons that close and save below. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Modal, type ModalProps } from '../../ui/Modal';
import { Refusal } from './Refusal';
import { WrongFields } from './WrongFields';
import type { Form } from './useForm';

interface FormDialogProps extends Pick<ModalProps, 'open' | 'title' | 'size'> {
  form: Pick<Form<unknown>, 'busy' | 'close' | 'goTo' | 'ref' | 'refusal' | 'submit' | 'wrong'>;
  /** Of its fields, by name. */
  labels?: Readonly<Record<string, string>>;
  cancel: string;
  save: string;
  /** What is said before anything is asked. */
  lead?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export const FormDialog = ({ form, labels, cancel, save, lead, children, ...modal }: FormDialogProps) => {
  const { busy, close, ref, refusal, submit } = form;
  return (
    <Modal
      {...modal}
      // Its fields speak for themselves.
      describedBy=""
      onClose={close}
      locked={busy}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        {lead}
        <Refusal messages={refusal} />
        {labels && <WrongFields {...form} labels={labels} />}
        {children}
        {/* Enter in any field submits; the visible button stands in the dialog's footer. */}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
};
