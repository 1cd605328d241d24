/** Decides what every other carrier is: it brings the goods to an address, at its price, and asks for nothing else. */
import type { Kind } from './kind';

export const courier = { name: 'courier', needs: [] } as const satisfies Kind;
