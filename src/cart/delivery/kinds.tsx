/** Icon and card content of each kind of carriers on step 1. The later steps have a table of their own, in a later chunk. */
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
