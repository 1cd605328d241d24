/** Decides how the template's own password inputs are watched: judged live, marked when wrong, their form stopped. */
import { useEffect, useState } from 'react';
import type { shopPasswordRules } from '../../../elements/shop-password-rules';
import { useFound } from '../../element/useFound';
import { useHost } from '../../element/useHost';
import { TYPING_PAUSE } from '../../page/clock';
import { useAnnounce } from '../../ui/LiveRegion';
import { text } from '../text';
import { noteIn } from './note';
import { faultOf, rulesOf, type PasswordRules } from './rules';

interface Watched {
  readonly forId: string | undefined;
  readonly confirmId: string | undefined;
  readonly rules: PasswordRules;
}

/** The template's input of this id: it may come late, and scripts put a new one in its place. */
function useInput(element: HTMLElement, id: string | undefined): HTMLInputElement | undefined {
  // An element, while it is out of the page.
  const root = element.getRootNode() as Document | ShadowRoot | Element;
  const found = useFound(root, () => (id === undefined || root instanceof Element ? null : root.getElementById(id)));
  return found instanceof HTMLInputElement ? found : undefined;
}

/**
 * What is in the password input, and the message to show. The rules' ticks follow each key; a message comes 800 ms after
 * typing stops, when an input is left, or when the form was to be submitted, and goes as soon as it is no longer true.
 */
export function usePasswords({ forId, confirmId, rules }: Watched) {
  const { element, emit } = useHost<typeof shopPasswordRules>();
  const announce = useAnnounce();
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<string>();
  const first = useInput(element, forId);
  const again = useInput(element, confirmId);

  useEffect(() => {
    if (first === undefined) return;
    const inputs = again ? [first, again] : [first];
    const { form } = first;
    const root = first.getRootNode();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasRefused = false;
    let shown: string | undefined;

    const fault = () => faultOf(rules, first.value, again?.value);
    const wrongInput = () => ({ password: first, confirm: again, none: undefined })[fault()?.in ?? 'none'];
    /** The browser counts it in with the form's other fields, so that all are judged in one round and the first wrong one gets the focus. */
    const count = () => {
      const message = fault()?.message ?? '';
      for (const input of inputs) input.setCustomValidity(input === wrongInput() ? message : '');
    };
    const look = () => {
      setPassword(first.value);
      count();
    };
    const say = (next: string | undefined) => {
      shown = next;
      setMessage((before) => {
        if (next !== undefined && next !== before) announce(next);
        return next;
      });
    };
    const hints = rulesOf(rules, '').map(({ hint }) => hint);
    const rulesSaid = hints.length > 0 ? `${text.password.title} ${hints.join(', ')}` : '';
    const notes = inputs.map((input) => noteIn(element, input));
    const describe = (at: HTMLInputElement | undefined) => {
      for (const note of notes)
        note.say([note.of === at && fault()?.message, note.of === first && rulesSaid].filter(Boolean).join(' '));
    };
    const blame = (at: HTMLInputElement | undefined) => {
      for (const input of inputs) {
        if (input === at) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
      }
      describe(at);
    };
    const mark = () => {
      const at = wrongInput();
      blame(at);
      say(fault()?.message);
      return at;
    };
    const unmark = () => {
      blame(undefined);
      say(undefined);
    };
    /** A second password that is still empty is not wrong before the form was to go. */
    const judge = () => {
      if (first.value !== '' || again?.value) {
        if (fault()?.in === 'confirm' && again?.value === '' && !wasRefused) say(undefined);
        else mark();
      }
    };
    const onInput = () => {
      look();
      clearTimeout(timer);
      timer = setTimeout(judge, TYPING_PAUSE);
      // What is put right is right at once; what else is wrong by now is said once typing has stopped.
      if (fault() === undefined || (shown !== undefined && shown !== fault()?.message)) unmark();
      const failed = rulesOf(rules, first.value).filter(({ passes }) => !passes);
      emit('shop-password-checked', { valid: fault() === undefined, failed: failed.map(({ rule }) => rule) });
    };
    const onInvalid = () => {
      // A script may have put a right one in its place.
      count();
      wasRefused = true;
      mark();
    };
    /** The inputs are empty, or as they came, only after the event. */
    const onReset = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasRefused = false;
        look();
        unmark();
      });
    };
    const onSubmit = (event: Event) => {
      wasRefused = true;
      const wrong = mark();
      if (wrong === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wrong.focus();
    };

    // What the server says of the last attempt stays until this one is judged.
    describe(undefined);
    for (const input of inputs) {
      input.addEventListener('input', onInput);
      input.addEventListener('blur', judge);
      input.addEventListener('invalid', onInvalid);
    }
    // Before every other listener of the form, where that has no validation: what is stopped here is not sent by anyone.
    form?.addEventListener('submit', onSubmit, { capture: true });
    form?.addEventListener('reset', onReset);
    // A script that makes a password up sends no event, and the press on the form's button is judged right after.
    root.addEventListener('click', look);
    look();
    return () => {
      clearTimeout(timer);
      setPassword('');
      setMessage(undefined);
      for (const input of inputs) {
        input.removeEventListener('input', onInput);
        input.removeEventListener('blur', judge);
        input.removeEventListener('invalid', onInvalid);
        input.setCustomValidity('');
        input.removeAttribute('aria-invalid');
      }
      for (const note of notes) note.remove();
      root.removeEventListener('click', look);
      form?.removeEventListener('reset', onReset);
      form?.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [element, emit, announce, first, again, rules]);

  return { password, message };
}
