/** A sample of flat goods: a sheet with rounded corners and a soft shadow. */
import type { Random } from '../seed/random';
import type { Look } from './look';
import { group, rect } from './svg';

/** Draws a look; the look is the seed of `random`. */
export type Draw = (look: Look, random: Random) => string;

const SHEET = { x: 34, y: 34, size: 252 };

/** A sheet with rounded corners and a shadow; `inside` is clipped to it. */
export const sheet = (inside: string, back: string): string =>
  [
    '<clipPath id="sheet"><rect x="34" y="34" width="252" height="252" rx="6"/></clipPath>',
    '<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>',
    rect(40, 48, 240, 246, 8, { fill: '#000', opacity: 0.34, more: 'filter="url(#soft)"' }),
    group('clip-path="url(#sheet)"', rect(SHEET.x, SHEET.y, SHEET.size, SHEET.size, 0, { fill: back }), inside),
  ].join('');

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
