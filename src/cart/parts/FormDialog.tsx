/** The layout of a form in a dialog: refusals and wrong fields above, buttons below. */
import type { Elements } from '../../ui/content';
import { WrongFields } from '../../fields/WrongFields';
import { Button } from '../../ui/Button';
import { Modal, type ModalProps } from '../../ui/Modal';
import { formText } from '../later/text';
import { Refusal } from './Refusal';
import type { Form } from './useForm';

interface FormDialogProps extends Pick<ModalProps, 'open' | 'title' | 'size'> {
  form: Pick<Form<unknown>, 'busy' | 'close' | 'goTo' | 'ref' | 'refusal' | 'submit' | 'wrong'>;
  /** The labels of the fields, by name. */
  labels?: Readonly<Record<string, string>>;
  cancel: string;
  save: string;
  /** Saving has to wait: the fields are being filled. */
  waits?: boolean | undefined;
  /** Text above the fields. */
  lead?: Elements;
  children: Elements;
}

export const FormDialog = ({
  form,
  labels,
  cancel,
  save,
  waits = false,
  lead,
  children,
  ...modal
}: FormDialogProps) => {
  const { busy, close, ref, refusal } = form;
  const submit: typeof form.submit = (event) => (waits ? event?.preventDefault() : form.submit(event));
  return (
    <Modal
      {...modal}
      // The dialog's fields have their own descriptions.
      describedBy=""
      onClose={close}
      locked={busy}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button variant="primary" busy={busy || waits} onClick={submit}>
            {save}
          </Button>
        </>
      }
    >
      <form ref={ref} className="stack" noValidate onSubmit={submit}>
        {lead}
        <Refusal messages={refusal} />
        {labels && <WrongFields {...form} labels={labels} counted={formText.wrong} />}
        {children}
        {/* Enter submits only with a submit button inside the form; the visible button is in the dialog's footer. */}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
};
