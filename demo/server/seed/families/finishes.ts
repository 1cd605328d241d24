/** The metal finishes of taps, cabins and handles. */
import type { Variant } from '../family';

export const METAL: readonly Variant[] = [
  { name: 'Chrom', colour: '#c3cad0' },
  { name: 'Czarny Mat', colour: '#2f3134' },
  { name: 'Złoty Szczotkowany', colour: '#c4a25c' },
  { name: 'Stal', colour: '#a8adb0' },
];
