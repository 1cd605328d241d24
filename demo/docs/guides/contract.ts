/** Decides the guide to the wire contract, made from what is published. */
import { contractOf } from '../server/contract';
import { sectionsOf, type Guide } from './guide';

export const contract: Guide = {
  slug: 'contract',
  title: 'Wire contract',
  template: 'contract',
  sections: sectionsOf('contract', [
    ['calls', 'The calls', ['openapi', 'endpoints', 'api']],
    ['actions', 'Actions of the cart'],
    ['headers', 'Headers and statuses', ['csrf', 'httponly', 'no-store', 'idempotency', '419', '422']],
    ['shapes', 'Shapes', ['json schema', 'types']],
  ]),
  data: contractOf,
};
