/** Reduces measurements to one figure: medians and quartiles, ratios round by round, the exponent of a curve. */

export interface Spread {
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return low + (high - low) * (place - Math.floor(place));
  };
  return { q1: at(0.25), median: at(0.5), q3: at(0.75) };
}

/** The value that at most `1 - share` of the values exceed; `share` is below 1. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

export const median = (values: readonly number[]): number => spread(values).median;

/** Our time divided by the peer's, per round: a slow phase of the machine affects both. */
export const ratios = (ours: readonly number[], peer: readonly number[]): Spread =>
  spread(ours.map((value, round) => value / peer[round]!));

/** `b` in `cost = a · size^b`, by least squares over the logarithms: 1 is linear. */
export function exponent(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, log) => sum + log[of], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const along = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return along / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}
