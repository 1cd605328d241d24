/** The message typed beside an action of approval or a quote: it goes with the action (rule J8). */
import { hasMessage, type ConfirmOutcome, type Sealed } from './confirm';
import type { Outcome } from './messages';
import { storedNote, storeNote } from './note-storage';
import { isAllowedByProcess } from './process';
import type { CartState } from './state';

/** An action without a message in its body is sent once the history has the message. `sealed.note`: the action's own form has been filled in. */
export async function withNote(
  url: string,
  sealed: Sealed,
  { read }: { readonly read: () => CartState },
  write: (note: string) => Promise<Outcome>,
  press: (sealed: Sealed) => Promise<ConfirmOutcome>,
): Promise<ConfirmOutcome> {
  const { cart } = read();
  const isTyped = cart !== null && sealed.note === undefined && isAllowedByProcess(cart, 'note') === true;
  const note = isTyped ? storedNote(url, 'note').trim() : '';
  if (note !== '' && !hasMessage(sealed)) {
    const written = await write(note);
    if (!written.ok) return { ...written, goToStart: false, unknown: false };
    storeNote(url, 'note', '');
  }
  const outcome = await press(isTyped ? { ...sealed, note } : sealed);
  // Its form began with this message.
  if (outcome.ok) storeNote(url, 'note', '');
  return outcome;
}
