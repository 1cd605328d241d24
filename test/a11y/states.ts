/** All states, and the parts of them that one run tests. */
import { buyingStates } from './states/buying';
import { cartStates } from './states/cart';
import { exampleStates } from './states/examples';
import { fieldStates } from './states/fields';
import { processStates } from './states/processes';
import { searchStates } from './states/search';
import { shopStates } from './states/shop';
import type { State } from './state';

export const states: readonly State[] = [
  ...cartStates,
  ...buyingStates,
  ...searchStates,
  ...fieldStates,
  ...processStates,
  ...exampleStates,
  ...shopStates,
];

/** At 400 % zoom a window of 1280 px is 320 px wide. */
export const WIDTHS = [320, 768, 1280] as const;

export const THEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;
export type Theme = keyof typeof THEMES;

/** A11Y=all runs all states; otherwise `partOf` returns every `step`th one, a different part each day. */
export const isWholeRun = process.env['A11Y'] === 'all';
export const day = Math.floor(Date.now() / 86_400_000);
export const partOf = <T>(list: readonly T[], step: number): readonly T[] =>
  isWholeRun ? list : list.filter((_, at) => at % step === day % step);
