/** Steps 2 and 3, in one chunk that loads once step 1 is displayed. */
import type { Step } from '../session/steps';
import { AddressesStep } from './AddressesStep';
import { SummaryStep } from './SummaryStep';

export const LaterStep = ({ step }: { step: Step }) => (step === '/addresses' ? <AddressesStep /> : <SummaryStep />);
