/** A question of an integrator. */

export interface Question {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  /** Paragraphs. Backticks mark code. */
  readonly answer: readonly string[];
  /** Default language: the first word of the name. */
  readonly code?: readonly [name: string, text: string, language?: string];
  /** A guide with details, or one of its sections: `questions#rounding`. */
  readonly see?: readonly [slug: string, title: string];
}
