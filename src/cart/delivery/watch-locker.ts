/** Checks that a locker chosen earlier still operates. A closed locker is reported and counts as not chosen. */
import { kindOf } from '../session/kinds';
import { locker } from '../session/kinds/locker';
import { isLocked } from '../session/rules';
import type { CartSession } from '../session/session';

/** Checks each code once; returns the function that stops watching. A failed check blocks nothing: the server still refuses the order. */
export function watchLocker(session: CartSession, pointsUrl: string): () => void {
  const checked = new Set<string>();
  const check = async (code: string) => {
    const [{ isOperating }, { pickerText }] = await Promise.all([
      import('../../lockers/nearest-points'),
      import('../../lockers/text'),
    ]);
    if (!(await isOperating(pointsUrl, code)) && session.closeLocker(code))
      session.show('inpost', { messages: [pickerText.closed(code)] });
  };
  const follow = () => {
    const { cart } = session.getState();
    const code = cart && kindOf(cart.carrier) === locker && !isLocked(cart) ? cart.inpost_point_code : undefined;
    if (!code || checked.has(code)) return;
    checked.add(code);
    check(code).catch(() => {});
  };
  follow();
  return session.subscribe(follow);
}
