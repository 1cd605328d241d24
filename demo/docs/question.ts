/** Decides what is written down of a question. */

export interface Question {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  /** Paragraphs; backticks are code. */
  readonly answer: readonly string[];
  /** Its language is what the name begins with, unless told. */
  readonly code?: readonly [name: string, text: string, language?: string];
  /** The guide that says more. */
  readonly see?: readonly [slug: string, title: string];
}
