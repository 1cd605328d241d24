/** Reads the questions of a return: what the dialog uses of a further field. */
import * as v from 'valibot';
import { flag, list, maybe, text } from '../../http/tolerant';

const option = v.object({ value: text, label: maybe(text) });

const question = v.object({
  name: v.pipe(text, v.minLength(1)),
  label: maybe(text),
  type: maybe(text),
  scope: maybe(text),
  required: flag,
  value: maybe(text),
  /** A bare text is its own label. */
  options: list(
    v.union([
      v.pipe(
        text,
        v.transform((value) => ({ value, label: undefined })),
      ),
      option,
    ]),
    'option',
  ),
  help: maybe(text),
});
export type Question = v.InferOutput<typeof question>;

export const questionList = list(question, 'question');
