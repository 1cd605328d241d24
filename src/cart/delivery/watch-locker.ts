/** Decides that a locker chosen earlier is looked at again: one that no longer operates is told before the order, and counts as none. */
import { operates } from '../../lockers/few';
import { pickerText } from '../../lockers/text';
import { isLocked, isLockerCarrier } from '../session/rules';
import type { CartSession } from '../session/session';

/** Each code once; returns what ends it. Nobody is stopped by a look that could not be taken. */
export function watchLocker(session: CartSession, pointsUrl: string): () => void {
  const looked = new Set<string>();
  const look = async (code: string) => {
    if (!(await operates(pointsUrl, code)) && session.closeLocker(code))
      session.say('inpost', { messages: [pickerText.closed(code)] });
  };
  const follow = () => {
    const { cart } = session.getState();
    const code = cart && isLockerCarrier(cart.carrier) && !isLocked(cart) ? cart.inpost_point_code : undefined;
    if (!code || looked.has(code)) return;
    looked.add(code);
    void look(code);
  };
  follow();
  return session.subscribe(follow);
}
