/** The input of the checks. */
import type { Language } from './language';
import type { Tell } from './problem';

export interface Template {
  readonly text: string;
  /** Has the same length as `text`. */
  readonly masked: string;
  readonly language: Language;
  /** The code of what each placeholder of a `printf` prints. */
  readonly given?: readonly string[] | undefined;
  readonly tell: Tell;
}
