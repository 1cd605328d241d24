/** Wire schema of a process: a request for approval, or a quote. Both have one shape. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { flag, list, maybe, text } from '../../http/tolerant';

/** A budget or limit of the account. `left` and `after` are its remaining amounts before and after this order; `after` may be negative. */
const limit = v.object({ label: text, of: maybe(decimal), left: maybe(decimal), after: maybe(decimal) });
const step = v.object({ label: maybe(text), who: list(text, 'person'), state: maybe(text), at: maybe(text) });
const event = v.object({ at: maybe(text), by: maybe(text), what: maybe(text), text: maybe(text) });
const placed = v.object({ number: maybe(text), url: maybe(text) });

/** `can`: the actions that this person may take now, by the names in `session/process.ts`; unknown names are ignored. */
export const process = v.object({
  state: maybe(text),
  can: list(text, 'word'),
  locked: flag,
  places_order: flag,
  wishes: flag,
  number: maybe(text),
  by: maybe(text),
  at: maybe(text),
  until: maybe(text),
  to: list(text, 'person'),
  reasons: list(text, 'reason'),
  limits: list(limit, 'limit'),
  steps: list(step, 'step'),
  history: list(event, 'event'),
  order: maybe(placed),
  minimum: maybe(v.object({ net: maybe(decimal), missing: maybe(decimal) })),
  saved: maybe(v.object({ net: maybe(decimal), gross: maybe(decimal) })),
});
export type Process = v.InferOutput<typeof process>;
