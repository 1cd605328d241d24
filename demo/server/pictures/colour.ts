/** Lightens, darkens and varies colours of pictures. */

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const toHex = (parts: readonly number[]): string =>
  `#${parts
    .map((one) =>
      Math.max(0, Math.min(255, Math.round(one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two #rrggbb colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return toHex(channels(first).map((one, index) => one + ((other[index] ?? 0) - one) * share));
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#0b0d10', share);

/** White or near-black, whichever reads better on the colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#22262b' : '#ffffff';
}
