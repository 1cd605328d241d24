/** A scenario of the mock: a fault or a state of the shop, with what it shows. */
import type { Fault } from './fault';
import type { Role } from './state';

export interface Scenario extends Fault {
  readonly summary: string;
}

/** The role of every visitor. */
export const as = (role: Role): Fault => ({ sessionOf: (id) => (id.startsWith('as-') ? id : `as-${role}-${id}`) });
