/** The table of all states, and the themes in which each is tested. */
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

export const isOfCart = ({ tags }: State): boolean => tags[0] === 'shop-cart';

export const THEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** The file of a state's accessibility tree. */
export const fileOf = (name: string): string => `./snapshots/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;
