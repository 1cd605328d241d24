/** Wire schema of the response to a file sent for a further field. `id`: saved as the value of its field. */
import * as v from 'valibot';
import { text } from '../../http/tolerant';
import { fileFacts } from './extra';

export const uploadAnswer = v.object({ id: v.pipe(text, v.minLength(1)), ...fileFacts.entries });
export type Uploaded = v.InferOutput<typeof uploadAnswer>;
