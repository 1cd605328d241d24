/** Pickup by the buyer: no address, and no price to set. */
import type { Kind } from './kind';

export const pickup = {
  name: 'pickup',
  isOf: (type) => type === 'pickup',
  destination: () => '',
  isFree: true,
  needs: [],
} as const satisfies Kind;
