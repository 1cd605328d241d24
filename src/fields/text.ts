/** Decides the Polish words that fields say by themselves. */
import { counted } from '../ui/plural';

const characters = { one: 'znak', few: 'znaki', many: 'znaków' };

export const fieldText = {
  empty: 'Pole nie może być puste',
  invalid: 'Nieprawidłowe dane',
  tick: 'Zaznacz to pole.',
  optional: 'opcjonalnie',
  decrease: 'Zmniejsz ilość',
  increase: 'Zwiększ ilość',
  steps: (step: number, nearest: readonly number[]) =>
    `Pakowane po ${step}. Najbliższe ilości: ${nearest.join(' lub ')}.`,
  charactersLeft: (count: number) => `Pozostało ${counted(count, characters)}`,
} as const;
