/** The shop's terms for each kind of carrier; the package defines the kinds. */
import { kindOf, type KindName } from '../../../src/cart/session/kinds';
import type { Grosze } from '../money/grosze';

type Typed = { readonly type: string } | undefined;

interface Terms {
  /** Minimum net value of goods. Default: none. */
  readonly minimum?: Grosze;
  /** Free from the client's agreed goods value. */
  readonly isFreed?: true;
  /** Stage of an order whose goods have left the shelf. */
  readonly stage: string;
}

const terms: Readonly<Record<KindName, Terms>> = {
  locker: { stage: 'W drodze do paczkomatu' },
  pickup: { stage: 'Gotowe do odbioru' },
  transport: { minimum: 300_00, stage: 'W drodze' },
  courier: { isFreed: true, stage: 'U kuriera' },
};

export const isLocker = (carrier: Typed): boolean => kindOf(carrier).name === 'locker';

export const termsOf = (carrier: Typed): Terms => terms[kindOf(carrier).name];
