/** Watches the template's own password inputs: validates them live, marks errors, and stops their form. */
import { useEffect, useState } from 'react';
import type { shopPasswordRules } from '../../../elements/shop-password-rules';
import { useDomQuery } from '../../element/useDomQuery';
import { useHost } from '../../element/useHost';
import { TYPING_PAUSE } from '../../page/clock';
import { useAnnounce } from '../../ui/LiveRegion';
import { text } from '../text';
import { noteIn } from './note';
import { faultsOf, rulesOf, type PasswordFaults, type PasswordRules } from './rules';

interface Watched {
  readonly forId: string | undefined;
  readonly confirmId: string | undefined;
  readonly rules: PasswordRules;
}

/** The template's input with this id: it may be inserted late, and scripts may replace it. */
function useInput(element: HTMLElement, id: string | undefined): HTMLInputElement | undefined {
  // The root is an Element while the host is not in the page.
  const root = element.getRootNode() as Document | ShadowRoot | Element;
  const field = useDomQuery(root, () => (id === undefined || root instanceof Element ? null : root.getElementById(id)));
  return field instanceof HTMLInputElement ? field : undefined;
}

const NO_FAULTS: PasswordFaults = {};
const PLACES = ['password', 'confirm'] as const;

/**
 * Returns the password and the messages of both inputs. Rules update with each key; messages appear 800 ms after typing stops,
 * when an input loses the focus, or on an attempt to submit, and disappear as soon as they no longer apply.
 */
export function usePasswords({ forId, confirmId, rules }: Watched) {
  const { element, emit } = useHost<typeof shopPasswordRules>('shop-password-rules');
  const announce = useAnnounce();
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const first = useInput(element, forId);
  const again = useInput(element, confirmId);

  useEffect(() => {
    if (first === undefined) return;
    const fields = [first, ...(again ? [again] : [])].map((input, index) => ({
      input,
      place: PLACES[index] ?? 'confirm',
      note: noteIn(element, input),
    }));
    const { form } = first;
    const root = first.getRootNode();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasRefused = false;
    let displayed = NO_FAULTS;

    const wrong = () => faultsOf(rules, first.value, again?.value);
    const isWrong = (one: PasswordFaults) => one.password !== undefined || one.confirm !== undefined;
    /** Native validity, so that the browser judges all the form's fields together and focuses the first wrong one. */
    const count = () => {
      const now = wrong();
      for (const { input, place } of fields) input.setCustomValidity(now[place] ?? '');
    };
    const look = () => {
      setPassword(first.value);
      count();
    };
    const hints = rulesOf(rules, '').map(({ hint }) => hint);
    const rulesText = hints.length > 0 ? `${text.password.title} ${hints.join(', ')}` : '';
    const describe = (by: PasswordFaults) => {
      for (const { note, place } of fields)
        note.announce([by[place], place === 'password' && rulesText].filter(Boolean).join(' '));
    };
    const show = (next: PasswordFaults) => {
      for (const { input, place } of fields) {
        const message = next[place];
        if (message === undefined) input.removeAttribute('aria-invalid');
        else input.setAttribute('aria-invalid', 'true');
        if (message !== undefined && message !== displayed[place]) announce(message);
      }
      describe(next);
      setFaults((displayed = next));
    };
    /** An empty repetition is not an error before the first attempt to submit. */
    const judge = () => {
      if (first.value === '' && !again?.value) return;
      const { confirm, ...own } = wrong();
      show(confirm === undefined || (again?.value === '' && !wasRefused) ? own : { ...own, confirm });
    };
    const typed = () => JSON.stringify([first.value, again?.value]);
    let previous = typed();
    const onInput = () => {
      previous = typed();
      look();
      clearTimeout(timer);
      timer = setTimeout(judge, TYPING_PAUSE);
      // A fixed error disappears at once; new errors appear only once typing has stopped.
      const now = wrong();
      const left = Object.fromEntries(
        Object.entries(displayed).filter(([key, message]) => now[key as 'confirm'] === message),
      );
      if (!isWrong(now) || Object.keys(left).length < Object.keys(displayed).length) show(left);
      const failed = rulesOf(rules, first.value).filter(({ passes }) => !passes);
      emit('shop-password-checked', { valid: !isWrong(now), failed: failed.map(({ rule }) => rule) });
    };
    // Some password managers fire only `change`.
    const onChange = () => previous === typed() || onInput();
    const onInvalid = () => {
      // A script may have set a valid password meanwhile.
      count();
      wasRefused = true;
      show(wrong());
    };
    /** The inputs have their reset values only after the event. */
    const onReset = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        wasRefused = false;
        look();
        show(NO_FAULTS);
      });
    };
    const onSubmit = (event: Event) => {
      wasRefused = true;
      show(wrong());
      const field = fields.find(({ place }) => displayed[place] !== undefined);
      if (field === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.input.focus();
    };

    // The server's messages about the last attempt stay until the new input is validated.
    describe(NO_FAULTS);
    for (const { input } of fields) {
      input.addEventListener('input', onInput);
      input.addEventListener('change', onChange);
      input.addEventListener('blur', judge);
      input.addEventListener('invalid', onInvalid);
    }
    // Captures before all other listeners, for a form without native validation: no other code may send a stopped submission.
    form?.addEventListener('submit', onSubmit, { capture: true });
    form?.addEventListener('reset', onReset);
    // A script that generates a password fires no event, so check again after each click, before a submit validates it.
    root.addEventListener('click', look);
    look();
    return () => {
      clearTimeout(timer);
      setPassword('');
      setFaults(NO_FAULTS);
      for (const { input, note } of fields) {
        input.removeEventListener('input', onInput);
        input.removeEventListener('change', onChange);
        input.removeEventListener('blur', judge);
        input.removeEventListener('invalid', onInvalid);
        input.setCustomValidity('');
        input.removeAttribute('aria-invalid');
        note.remove();
      }
      root.removeEventListener('click', look);
      form?.removeEventListener('reset', onReset);
      form?.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [element, emit, announce, first, again, rules]);

  return { password, faults, first, again };
}
