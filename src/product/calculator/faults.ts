/** Decides what is said of a typed text that is no number. */
import { text } from '../text';
import { isWrong } from './amounts';

export const notDecimal = (typed: string): string | undefined =>
  isWrong(typed) ? text.calculator.notDecimal : undefined;
export const notWhole = (typed: string): string | undefined => (isWrong(typed) ? text.calculator.notWhole : undefined);
