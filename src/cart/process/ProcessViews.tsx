/** All views of approval and quotes, in one file that loads only for a cart with them. */
import type { ProcessParts } from '../parts/useProcessParts';
import { Above } from './Above';
import { Actions, Ask } from './Actions';
import { Cards } from './Cards';
import { Sheet } from './Sheet';
import { processText } from './text';

export const parts: ProcessParts = {
  Above,
  Ask,
  Cards,
  Actions,
  Sheet,
  lead: () => ({ label: processText.lead, where: processText.below }),
};
