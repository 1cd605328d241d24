/** The guide to the wire contract, made from the published files. */
import { contractOf } from '../server/contract';
import { sectionsOf, type Guide } from './guide';

export const contract: Guide = {
  slug: 'contract',
  title: 'Wire contract',
  template: 'contract',
  sections: sectionsOf('contract', [
    ['calls', 'The calls', ['openapi', 'endpoints', 'api']],
    ['actions', 'Actions of the cart', ['example', 'request', 'response', 'traffic']],
    ['traffic', 'The other calls, each with its answer', ['example', 'request', 'response']],
    ['headers', 'Headers and statuses', ['csrf', 'httponly', 'no-store', 'idempotency', '419', '422']],
    ['refusals', 'Refusals by message slot', ['messages', 'slot', '422', 'quantity 0']],
    ['shapes', 'Shapes', ['json schema', 'types']],
  ]),
  data: contractOf,
};
