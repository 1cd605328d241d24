/** A button that opens its form in a dialog: the reason of a rejection, the wishes for a quote. A refused text stays. */
import { useState } from 'react';
import { TextArea } from '../../fields/TextArea';
import { isPositive } from '../../http/decimal';
import { Button, type ButtonProps } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { formatMoney } from '../../ui/money';
import { FieldInput } from '../extra/FieldInput';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import { error } from '../session/messages';
import { labelOf, missingField } from '../session/fields';
import { storeNote } from '../session/note-storage';
import { overlayOf } from '../session/pending';
import { actionOf, isHeldByProcess } from '../session/process';
import { text } from '../text';
import { placeOf } from '../wire/extra';
import type { Process } from '../wire/process';
import { looks, type ButtonWord, type FormTexts } from './table';
import { processText } from './text';
import { firstNote, noteFault } from './useNote';
import { wishesIn } from './wishes';
import { WishFields } from './WishFields';

interface FormButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'busy'> {
  word: ButtonWord;
  label: string;
  process: Process;
}

/** The cart is below the minimum for a quote. */
export const isTooSmall = ({ minimum }: Process): boolean => isPositive(minimum?.missing);

const minimumOf = ({ minimum }: Process, currency: string): string => {
  const { net, missing = '0' } = minimum ?? {};
  return processText.minimum(formatMoney(net ?? missing, currency), formatMoney(missing, currency));
};

export function FormButton({ word, label, process, ...props }: FormButtonProps) {
  const currency = useCurrency();
  const [isOpen, setOpen] = useState(false);
  const form = looks[word].form?.();
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        blocked={word === 'ask' && isTooSmall(process) ? [minimumOf(process, currency)] : []}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {form && isOpen && <Form word={word} texts={form} process={process} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FormProps {
  word: ButtonWord;
  texts: FormTexts;
  process: Process;
  onClose: () => void;
}

function Form({ word, texts, process, onClose }: FormProps) {
  const { session, submit } = useCartSettings();
  const announce = useAnnounce();
  const cart = useCart();
  const currency = useCurrency();
  const action = actionOf[word];
  // A held cart accepts no fields: its owner has filled them in before sending it.
  const fields = isHeldByProcess(cart) ? [] : cart.extra_fields.filter((one) => placeOf(one) === texts.scope);
  const takesWishes = word === 'ask' && process.wishes;
  const form = useForm(
    { note: firstNote(session.url, action) },
    { note: (note) => noteFault(note, texts.required) },
    {
      onClose,
      save: async ({ note }) => {
        const state = session.getState();
        const gap = fields.length > 0 && texts.scope && missingField(cart, [texts.scope], overlayOf(state).fields);
        if (gap) {
          const missing = text.extra.missing(labelOf(gap));
          form.goTo(`extra-${gap.name}`);
          announce(missing);
          return { ok: false, messages: new Map([['extra_field', error(missing)]]) };
        }
        const wishes = takesWishes ? wishesIn(session.url, cart, currency) : [];
        const wrong = wishes.find(({ fault }) => fault);
        if (wrong) {
          form.ref.current?.querySelector('details')?.setAttribute('open', '');
          form.goTo(`wish-${wrong.line}`);
          return { ok: false, messages: new Map() };
        }
        const proposed = wishes[0] && { wishes: wishes.map(({ wish }) => wish) };
        const outcome = action === 'confirm' ? undefined : await submit({ action, note, ...proposed });
        if (outcome?.ok) {
          storeNote(session.url, action, '');
          storeNote(session.url, 'wishes', '');
        }
        return outcome ?? { ok: false, messages: new Map() };
      },
    },
  );
  const note = form.field('note');
  return (
    <FormDialog open title={texts.title} form={form} cancel={processText.back} save={texts.submit}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} disabled={false} />
      ))}
      <TextArea
        {...note}
        label={texts.label}
        hint={texts.hint}
        required={texts.required !== undefined}
        autoFocus
        onChange={(value) => {
          storeNote(session.url, action, value);
          note.onChange(value);
        }}
      />
      {takesWishes && <WishFields />}
    </FormDialog>
  );
}
