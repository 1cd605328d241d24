/** All views of approval and quotes, in one file that loads only for a cart with them. */
import type { ProcessParts } from '../parts/useProcessParts';
import { ProcessNotices } from './ProcessNotices';
import { Actions, Ask } from './Actions';
import { Cards } from './Cards';
import { Sheet } from './Sheet';
import { processesOf } from '../session/process';
import { buttonsOf, decides } from './table';
import { processText } from './text';

export const parts: ProcessParts = {
  Notices: ProcessNotices,
  Ask,
  Cards,
  Actions,
  Sheet,
  title: ({ quote }) => (quote?.number ? `${processText.quote} ${quote.number}` : undefined),
  decides: (cart) => processesOf(cart).some(decides),
  lead: (cart) => (buttonsOf(cart).length > 0 ? { label: processText.lead, where: processText.below } : undefined),
};
