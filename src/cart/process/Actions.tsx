/** The buttons of approval and quotes: one primary button, and secondary ones below. */
import { Button } from '../../ui/Button';
import { TextArea } from '../../fields/TextArea';
import { FieldInput } from '../extra/FieldInput';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { actionOf, allows, isAllowedByProcess, needsApproval, processesOf } from '../session/process';
import { isPlacing } from '../session/state';
import { Submit } from '../summary/Submit';
import { placeOf } from '../wire/extra';
import { FormButton, isTooSmall } from './FormButton';
import { buttonsOf, decides, looks, type ButtonOf } from './table';
import { processText } from './text';
import { useNote } from './useNote';

export function Actions() {
  const buttons = buttonsOf(useCart());
  const main = buttons.find(({ word }) => looks[word].isMain);
  const others = buttons.filter((one) => one !== main);
  return (
    <>
      {main && <Main {...main} />}
      {others.map((one) => (
        <Other key={one.word} {...one} isAlone={main === undefined} />
      ))}
    </>
  );
}

function Main({ word, process }: ButtonOf) {
  const label = looks[word].label(process) ?? '';
  if (word === 'send') return <Send label={label} />;
  return word === 'order' ? <Submit /> : <Submit action="approve" label={label} />;
}

/** The message to the approver and the fields that the action requires, beside the action's button. */
function Send({ label }: { label: string }) {
  const [note, setNote] = useNote('send_for_approval');
  const cart = useCart();
  const fields = cart.extra_fields.filter((one) => placeOf(one) === 'approval');
  // One field for one action: that of the card, whose text goes with every action.
  const hasField = isAllowedByProcess(cart, 'note') === true;
  return (
    <>
      {fields.length > 0 && (
        <div className="extra" part="extra-fields">
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} disabled={false} />
          ))}
        </div>
      )}
      {!hasField && <TextArea label={processText.messageTo} name="process-note" value={note} onChange={setNote} />}
      <Submit
        action="send_for_approval"
        label={label}
        note={hasField ? undefined : note.trim()}
        scope="approval"
        isHopeless={needsApproval(cart) && cart.approval?.to.length === 0}
        onDone={({ ok }) => ok && setNote('')}
      />
    </>
  );
}

function Other({ word, process, isAlone }: ButtonOf & { isAlone: boolean }) {
  const { submit } = useCartSettings();
  const busy = useCartState((state) => isPlacing(state) && state.action === actionOf[word]);
  const look = looks[word];
  const label = look.label(process) ?? '';
  const props = { variant: isAlone || decides(process) ? 'secondary' : 'quiet', wide: true, busy } as const;
  if (look.form) return <FormButton {...props} word={word} label={label} process={process} />;
  return (
    <Button {...props} onClick={() => void submit({ action: actionOf[word] })}>
      {label}
    </Button>
  );
}

/** The button beside the totals of steps 1 and 2, with the minimum for a quote; below the minimum `can` does not contain the action. */
export function Ask() {
  const process = processesOf(useCart()).find((one) => allows(one, 'ask') || isTooSmall(one));
  return (
    process && <FormButton word="ask" process={process} variant="quiet" wide label={looks.ask.label(process) ?? ''} />
  );
}
