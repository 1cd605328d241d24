/** Decides what it means that the buyer collects the goods: no address, and no price to give. */
import type { Kind } from './kind';

export const pickup = {
  name: 'pickup',
  isOf: (type) => type === 'pickup',
  destination: () => '',
  isFree: true,
  needs: [],
} as const satisfies Kind;
