/** Decides when a field's own message appears and goes: 800 ms after typing stops or on blur, gone the moment it is right. */
import { useEffect, useState } from 'react';
import { TYPING_PAUSE } from '../page/clock';
import { useAnnounce } from '../ui/LiveRegion';
import { fieldText } from './text';

interface FieldMessageOptions {
  value: string;
  required: boolean;
  /** A message for a wrong value; asked for filled values only. */
  validate: ((value: string) => string | undefined) | undefined;
  /** From outside: the form's or the server's message. Wins until the value changes. */
  error: string | undefined;
}

/** The message to show, and what the control must call. */
export function useFieldMessage({ value, required, validate, error }: FieldMessageOptions) {
  const [typing, setTyping] = useState<{ text: string; judged: boolean }>();
  const announce = useAnnounce();
  const judge = (text: string) => (text.trim() === '' ? (required ? fieldText.empty : undefined) : validate?.(text));

  const [answered, setAnswered] = useState(error);
  if (answered !== error) {
    // A new message from outside speaks about the value as it is now: typing from before no longer hides it. One that is
    // taken back (forms do that on a change) leaves the wait as it is.
    setAnswered(error);
    if (error !== undefined) setTyping(undefined);
  }
  // Emptied, but not by typing: the form was reset.
  if (typing !== undefined && typing.text !== '' && value === '') setTyping(undefined);

  // a keystroke … another, the wait begins anew … 800 ms of quiet, or blur -> judged
  useEffect(() => {
    if (typing === undefined || typing.judged) return;
    const timer = setTimeout(() => setTyping({ ...typing, judged: true }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typing]);

  const own = typing?.judged ? judge(value) : undefined;
  const message = typing === undefined ? error : own;
  useEffect(() => {
    if (own === undefined) return;
    announce(own);
    // Put right before it was its turn.
    return () => announce('', own);
  }, [own, announce]);

  return {
    message,
    // The message that is shown stays while it is still true, and goes at once when it is put right.
    onType: (text: string) => setTyping({ text, judged: message !== undefined && judge(text) === message }),
    onLeave: () => setTyping((before) => before && { ...before, judged: true }),
  };
}
