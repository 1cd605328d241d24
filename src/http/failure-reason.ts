/** Returns the messages for a row that the server refused: the server's own, if any. */
import * as v from 'valibot';
import { isFailure } from './failure';
import { messages } from './messages';
import { failureText } from './text';

const refusal = v.object({ messages });

export function failureReason(error: unknown): string | undefined {
  if (!isFailure(error)) return undefined;
  const read = v.safeParse(refusal, error.body);
  const sentences = read.success ? [...read.output.messages.values()].flatMap((slot) => slot.messages) : [];
  return sentences.length > 0 ? sentences.join(' ') : failureText(error) || undefined;
}
