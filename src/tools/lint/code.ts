/** The parts of PHP or a script that the linter reads: its strings, and the ends of its statements. */

export interface CodeString {
  /** The string's content, without quotes. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'single' | 'double' | 'heredoc' | 'nowdoc' | 'script' | 'literal';
  /** Interpolated stretches, if the kind's pattern cannot find them. */
  readonly holes?: readonly { readonly from: number; readonly to: number }[];
}

export interface Code {
  readonly strings: readonly CodeString[];
  /** Semicolons and braces, and line ends that end a statement. */
  readonly stops: readonly number[];
}
