/** Stores the name of the locker picked last in this browser, for half a year. */
import { browserTexts } from '../page/storage';

const KEY = 'shop-elements.last-locker';
const HALF_A_YEAR = 180 * 86_400;

export const rememberLocker = (name: string): void => browserTexts.set(KEY, name, HALF_A_YEAR);

/** The name of the locker picked last. The locker may be closed by now: check it with the server. */
export const lastLocker = (): string | undefined => browserTexts.get(KEY);
