/** The map's colours, read from the element's style sheet, so that the map follows accent and colour scheme. */
import { assertDefined } from '../../page/assert-defined';
import type { Scheme } from './style';

/** CSS colours that any canvas can parse. */
export interface MapColours {
  readonly scheme: Scheme;
  readonly accent: string;
  readonly onAccent: string;
  readonly ground: string;
  readonly text: string;
  readonly chosen: string;
}

/** Any CSS colour as `rgb(…)`: MapLibre cannot parse oklch() or color(). */
function toRgb(colour: string): readonly [number, number, number] {
  const context = assertDefined(new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }), 'a canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Reads the colours from an element whose CSS sets five properties to accent, on-accent, ground, text and success. */
export function coloursOf(swatch: Element): MapColours {
  const style = getComputedStyle(swatch);
  const rgb = (colour: string) => `rgb(${toRgb(colour).join(' ')})`;
  const [red, green, blue] = toRgb(style.backgroundColor);
  return {
    scheme: 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light',
    ground: rgb(style.backgroundColor),
    accent: rgb(style.borderTopColor),
    onAccent: rgb(style.borderRightColor),
    chosen: rgb(style.borderBottomColor),
    text: rgb(style.color),
  };
}
