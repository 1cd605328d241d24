/** Steps 2 and 3 and the printed sheet of every step, in one chunk that loads once step 1 is displayed. */
import { useBeginCheckout } from '../data-layer/useBeginCheckout';
import type { Step } from '../session/steps';
import { AddressesStep } from './AddressesStep';
import { SummaryStep } from './SummaryStep';

export { PrintSheet } from '../print/PrintSheet';

export function LaterStep({ step }: { step: Step }) {
  useBeginCheckout();
  return step === '/addresses' ? <AddressesStep /> : <SummaryStep />;
}
