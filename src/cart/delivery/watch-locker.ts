/** Checks that a locker chosen earlier still operates. A closed locker is reported and counts as not chosen. */
import { isOperating } from '../../lockers/nearest-points';
import { pickerText } from '../../lockers/text';
import { kindOf } from '../session/kinds';
import { locker } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import type { CartSession } from '../session/session';

/** Checks each code once; returns the function that stops watching. A failed check blocks nothing. */
export function watchLocker(session: CartSession, pointsUrl: string): () => void {
  const checked = new Set<string>();
  const check = async (code: string) => {
    if (!(await isOperating(pointsUrl, code)) && session.closeLocker(code))
      session.show('inpost', { messages: [pickerText.closed(code)] });
  };
  const follow = () => {
    const { cart } = session.getState();
    const code = cart && kindOf(cart.carrier) === locker && !isLocked(cart) ? cart.inpost_point_code : undefined;
    if (!code || checked.has(code)) return;
    checked.add(code);
    void check(code);
  };
  follow();
  return session.subscribe(follow);
}
