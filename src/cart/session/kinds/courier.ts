/** Courier, and every other carrier: delivers to an address, at its price, without further requirements. */
import type { Kind } from './kind';

export const courier = { name: 'courier', needs: [] } as const satisfies Kind;
