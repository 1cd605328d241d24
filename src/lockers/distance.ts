/** Distance and direction to a locker, as numbers and as text. */
import { formatNumber } from '../ui/money';
import { pickerText } from './text';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const METRES_PER_DEGREE = 111_320;
const RADIANS = Math.PI / 180;

/** Metres on a flat map around `from`: exact enough within one country, and five times as fast as on a sphere. */
export function metresBetween(from: Coordinates, latitude: number, longitude: number): number {
  const north = (latitude - from.latitude) * METRES_PER_DEGREE;
  const east = (longitude - from.longitude) * METRES_PER_DEGREE * Math.cos(((latitude + from.latitude) / 2) * RADIANS);
  return Math.hypot(north, east);
}

/** One of eight directions: 0 north, 1 north-east … 7 north-west. */
export function directionTo(from: Coordinates, to: Coordinates): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * RADIANS);
  return (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8;
}

/** `80 m`, `350 m`, `1,2 km`, `38 km`, with hard spaces. */
export function distanceText(metres: number): string {
  if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00A0m`;
  const km = metres / 1000;
  return `${formatNumber(String(km), km < 9.95 ? 1 : 0)}\u00A0km`;
}

const DIRECTIONS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** „na północny wschód”; breaks before its last word only. */
export const directionText = (direction: number): string =>
  pickerText.directions[DIRECTIONS[direction] ?? 'north'].replace(' ', '\u00A0');
