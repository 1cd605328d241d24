/** Decides how each kind of carriers looks on the first step: its icon, and what its card asks for. The later steps have a table of their own, which loads with them. */
import type { ComponentType } from 'react';
import { Mailbox, Package, Store, Truck } from '../parts/icons';
import type { KindName } from '../session/kinds';
import { LockerChoice } from './LockerChoice';

interface Look {
  readonly Icon: typeof Truck;
  readonly Asks?: ComponentType;
}

export const looks: Readonly<Record<KindName, Look>> = {
  locker: { Icon: Mailbox, Asks: LockerChoice },
  pickup: { Icon: Store },
  transport: { Icon: Truck },
  courier: { Icon: Package },
};
