/** Decides what is said of a row that the server refused: its own messages where it sent some. */
import * as v from 'valibot';
import { isFailure } from '../../http/failure';
import { failureText } from '../../http/text';

const refusal = v.object({ messages: v.record(v.string(), v.object({ messages: v.array(v.string()) })) });

export function failureReason(error: unknown): string | undefined {
  if (!isFailure(error)) return undefined;
  const read = v.safeParse(refusal, error.body);
  const said = read.success ? Object.entries(read.output.messages).flatMap(([, { messages }]) => messages) : [];
  return said.length > 0 ? said.join(' ') : failureText(error) || undefined;
}
