/** Decides which of the later steps is shown: both come in one chunk, loaded once the first step is there. */
import type { Step } from '../session/steps';
import { AddressesStep } from './AddressesStep';
import { SummaryStep } from './SummaryStep';

export const LaterStep = ({ step }: { step: Step }) => (step === '/addresses' ? <AddressesStep /> : <SummaryStep />);
