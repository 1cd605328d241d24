/** The action `client_comments`: the order's notes. */
import * as v from 'valibot';
import { limited, notesLimit } from '../../../http/limits';
import { action } from './action';

export const client_comments = action({
  body: v.object({ client_comments: limited(notesLimit) }),
  samples: { good: { client_comments: 'Proszę dzwonić pod bramą.' }, refusedTo: 'locked' },
  mayChange: ['notes'],
  isTyped: true,
  apply: (over, body) => void (over.comments = body.client_comments),
});
