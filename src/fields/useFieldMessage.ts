/** Shows a field's own error 800 ms after typing stops or on blur, and hides it as soon as the value is valid. */
import { useEffect, useState } from 'react';
import { TYPING_PAUSE } from '../page/clock';
import { useAnnounce } from '../ui/LiveRegion';
import { fieldText } from './text';

interface FieldMessageOptions {
  value: string;
  required: boolean;
  /** The error of an empty value. Default: the message of a required field. */
  blank?: string | undefined;
  /** Returns a message for a wrong value; called for filled values only. */
  validate: ((value: string) => string | undefined) | undefined;
  /** The form's or the server's message. Takes precedence until the value changes. */
  error: string | undefined;
}

/** The message to show, and the handlers that the control must call. */
export function useFieldMessage({
  value,
  required,
  blank = required ? fieldText.empty : undefined,
  validate,
  error,
}: FieldMessageOptions) {
  const [typing, setTyping] = useState<{ text: string; judged: boolean }>();
  const announce = useAnnounce();
  const judge = (text: string) => (text.trim() === '' ? blank : validate?.(text));

  const [answered, setAnswered] = useState(error);
  if (answered !== error) {
    // A new message from outside concerns the current value: earlier typing no longer hides it. If the message is withdrawn (forms do that on a change), the wait continues.
    setAnswered(error);
    if (error !== undefined) setTyping(undefined);
  }
  // Emptied, but not by typing: the form was reset.
  if (typing !== undefined && typing.text !== '' && value === '') setTyping(undefined);

  // a keystroke … another, the wait restarts … 800 ms of quiet, or blur -> validated
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
    // The buyer corrected the value before the announcement.
    return () => announce('', own);
  }, [own, announce]);

  return {
    message,
    // A visible message stays while it still applies, and disappears as soon as the value is right.
    onType: (text: string) => setTyping({ text, judged: message !== undefined && judge(text) === message }),
    onLeave: () => setTyping((before) => before && { ...before, judged: true }),
  };
}
