/** Steps 2 and 3, in one chunk that loads once step 1 is displayed. */
import { useBeginCheckout } from '../data-layer/useBeginCheckout';
import type { Step } from '../session/steps';
import { AddressesStep } from './AddressesStep';
import { SummaryStep } from './SummaryStep';

export function LaterStep({ step }: { step: Step }) {
  useBeginCheckout();
  return step === '/addresses' ? <AddressesStep /> : <SummaryStep />;
}
