/** A row of the results: ours, the peer or floor, their ratio, the goal, and whether it is met. */
import type { Samples } from './rounds';
import { exponent, median, ratios, spread } from './statistics';

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** The peer or lower bound that ours is compared with. */
  readonly against: string;
  readonly measured: string;
  /** Absent if a figure has no goal. */
  readonly goal?: string;
  readonly isMet?: boolean;
}

const digits = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
const ms = (values: readonly number[]): string => `${digits(median(values))} ms`;

interface Compared {
  readonly ours?: string;
  readonly peer: string;
  readonly mark: string;
  /** The peer's mark, if its name differs. */
  readonly peerMark?: string;
  readonly most?: number;
}

/** The ratio of our time to the peer's. Both candidates have a time in every round. */
export function ratioRow(
  what: string,
  samples: Samples,
  { ours = 'ours', peer, mark, peerMark = mark, most }: Compared,
): Row {
  const [mine, theirs] = [samples.of(ours, mark), samples.of(peer, peerMark)];
  const { q1, median: ratio, q3 } = ratios(mine, theirs);
  return {
    what: `${what} · ${samples.conditions}`,
    ours: ms(mine),
    against: `${peer} ${ms(theirs)}`,
    measured: `${ratio.toFixed(2)} × (${q1.toFixed(2)}–${q3.toFixed(2)})`,
    ...(most !== undefined && { goal: `≤ ${most} ×`, isMet: ratio <= most }),
  };
}

/** A number that must not exceed another one: bytes, requests, rows, layout shift. */
export const countRow = (
  what: string,
  value: number,
  { unit = '', most, against = '' }: { unit?: string; most?: number; against?: string },
): Row => ({
  what,
  ours: `${value} ${unit}`.trim(),
  against,
  measured: `${value} ${unit}`.trim(),
  ...(most !== undefined && { goal: `≤ ${most} ${unit}`.trim(), isMet: value <= most }),
});

/** The exponent of a cost's growth; 1 is linear. The tolerance covers the noise of a fit through three or four medians. */
export function curveRow(what: string, costs: readonly (readonly [size: number, costs: readonly number[]])[]): Row {
  const points = costs.map(([size, values]) => [size, spread(values).median] as const);
  const grows = exponent(points);
  return {
    what,
    ours: points.map(([size, cost]) => `${size}: ${digits(cost)} ms`).join(', '),
    against: 'linear: 1',
    measured: `exponent ${grows.toFixed(2)}`,
    goal: '≤ 1 (± 0.05)',
    isMet: grows <= 1.05,
  };
}
