/** The scenarios of approval and quotes, by name. */
import {
  answerQuote,
  approveStep,
  approveWhole,
  declineQuote,
  expire,
  expireQuote,
  frozen,
  orderQuote,
  reject,
  withdraw,
} from './process-states';
import { as, type Scenario } from './scenario';

/** Two people approve each order. */
const TWO_STEPS = { approvalOver: 10_000, secondOver: 10_000 };

export const processScenarios = {
  waiting: { summary: 'a cart that waits for approval', ...as('buyer'), ...frozen('approval') },
  approve: { summary: 'a cart to approve, as its approver', ...as('approver'), ...frozen('approval') },
  'approve-first': {
    summary: 'a cart to approve as the first of two people',
    ...as('approver'),
    ...frozen('approval'),
    style: TWO_STEPS,
  },
  'approve-last': {
    summary: 'a cart to approve as the last of two people',
    ...as('director'),
    ...frozen('approval', (cart) => approveStep(cart)),
    style: TWO_STEPS,
  },
  rejected: {
    summary: 'a cart whose approval was rejected',
    ...as('buyer'),
    ...frozen('approval', (cart) => reject(cart)),
  },
  approved: { summary: 'a cart that was approved and ordered', ...as('buyer'), ...frozen('approval', approveWhole) },
  withdrawn: { summary: 'a cart that its buyer took back', ...as('buyer'), ...frozen('approval', withdraw) },
  'request-expired': {
    summary: 'a cart that nobody approved in time',
    ...as('buyer'),
    ...frozen('approval', ({ approval }) => expire(approval)),
  },
  quote: { summary: 'a cart for which a quote can be requested', ...as('buyer'), style: { quoteFrom: 10_000 } },
  'quote-asked': { summary: 'a cart that waits for a quote', ...as('buyer'), ...frozen('quote') },
  'quote-offered': { summary: 'a cart with a quote', ...as('buyer'), ...frozen('quote', answerQuote) },
  'quote-expired': {
    summary: 'a cart whose quote has expired',
    ...as('buyer'),
    ...frozen('quote', answerQuote, expireQuote),
  },
  'quote-ordered': {
    summary: 'a cart with a quote that was ordered',
    ...as('buyer'),
    ...frozen('quote', answerQuote, orderQuote),
  },
  'quote-declined': {
    summary: 'a cart with a quote that its buyer declined',
    ...as('buyer'),
    ...frozen('quote', answerQuote, declineQuote),
  },
} as const satisfies Readonly<Record<string, Scenario>>;
