/** Decides that a locker chosen earlier is checked again: a closed one is reported before the order and counts as not chosen. */
import { isOperating } from '../../lockers/nearest-points';
import { pickerText } from '../../lockers/text';
import { kindOf } from '../session/kinds';
import { locker } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import type { CartSession } from '../session/session';

/** Checks each code once; returns the function that stops watching. A failed check blocks nothing. */
export function watchLocker(session: CartSession, pointsUrl: string): () => void {
  const looked = new Set<string>();
  const look = async (code: string) => {
    if (!(await isOperating(pointsUrl, code)) && session.closeLocker(code))
      session.say('inpost', { messages: [pickerText.closed(code)] });
  };
  const follow = () => {
    const { cart } = session.getState();
    const code = cart && kindOf(cart.carrier) === locker && !isLocked(cart) ? cart.inpost_point_code : undefined;
    if (!code || looked.has(code)) return;
    looked.add(code);
    void look(code);
  };
  follow();
  return session.subscribe(follow);
}
