/** Decides what is known of PHP or a script that has been read: its strings, and where its statements end. */

export interface CodeString {
  /** Its content, without quotes. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'single' | 'double' | 'heredoc' | 'nowdoc' | 'script' | 'literal';
  /** What is put into it, where the kind's pattern does not tell. */
  readonly holes?: readonly { readonly from: number; readonly to: number }[];
}

export interface Code {
  readonly strings: readonly CodeString[];
  /** Semicolons and braces, and the ends of lines where they end a statement. */
  readonly stops: readonly number[];
}
