/** Decides which of the steps behind the first is shown: they come together, when the first is there. */
import type { Step } from '../session/steps';
import { AddressesStep } from './AddressesStep';
import { SummaryStep } from './SummaryStep';

export const LaterStep = ({ step }: { step: Step }) => (step === '/addresses' ? <AddressesStep /> : <SummaryStep />);
