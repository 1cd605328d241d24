/** Decides what the checks of one text are given. */
import type { Language } from './language';
import type { Tell } from './problem';

export interface Template {
  readonly text: string;
  /** Of the same length. */
  readonly masked: string;
  readonly language: Language;
  readonly tell: Tell;
}
