/** The input of the checks. */
import type { Language } from './language';
import type { Tell } from './problem';

export interface Template {
  readonly text: string;
  /** Has the same length as `text`. */
  readonly masked: string;
  readonly language: Language;
  readonly tell: Tell;
}
