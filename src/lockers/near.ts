/** The locker offered without the picker: the one picked last if it is among the nearest, else the nearest. */
import { distanceText } from './distance';
import { nearestTo } from './nearest-points';
import { lastLocker, rememberLocker } from './last';
import { addressOf, type Point } from './point';

export interface NearLocker {
  readonly point: Point;
  readonly isLast: boolean;
  /** „350 m”. */
  readonly distance: string;
  readonly address: string;
  /** Call it after the server accepted the pick. */
  readonly remember: () => void;
}

/** Undefined if the server sends no distances or no locker nearby. `network` limits the choice to the points of one network. */
export async function nearLocker(
  pointsUrl: string,
  postCode: string,
  network: string | undefined,
): Promise<NearLocker | undefined> {
  const near = (await nearestTo(pointsUrl, postCode)).filter(({ point }) => !network || point.network === network);
  const last = lastLocker();
  const offer = near.find(({ point }) => point.name === last) ?? near[0];
  if (offer === undefined) return undefined;
  const { point, metres } = offer;
  return {
    point,
    isLast: point.name === last,
    distance: distanceText(metres),
    address: addressOf(point),
    remember: () => rememberLocker(point.name),
  };
}
