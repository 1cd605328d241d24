/** Decides what is shown for a row that the server refused: its own messages, if it sent any. */
import * as v from 'valibot';
import { isFailure } from './failure';
import { messages } from './messages';
import { failureText } from './text';

const refusal = v.object({ messages });

export function failureReason(error: unknown): string | undefined {
  if (!isFailure(error)) return undefined;
  const read = v.safeParse(refusal, error.body);
  const said = read.success ? [...read.output.messages.values()].flatMap((slot) => slot.messages) : [];
  return said.length > 0 ? said.join(' ') : failureText(error) || undefined;
}
