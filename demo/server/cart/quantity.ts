/** The error for an invalid quantity of a line, or of a product without a line. */
import { quantityChecks } from '../../../src/shop/quantities';
import { brokenIn, sentenceOf } from '../../../src/shop/rule';
import { boundsOf } from './memory';

export function quantityFault(line: Parameters<typeof boundsOf>[0], quantity: number): string | undefined {
  const [broken] = brokenIn(quantityChecks(boundsOf(line), quantity));
  return broken && sentenceOf(broken);
}
