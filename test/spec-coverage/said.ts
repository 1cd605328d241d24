/** Decides what one line of the table of the specification holds. */

export interface Said {
  /** Section of the specification. */
  readonly section: 1 | 2 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly says: string;
  /** Tests as `file › title`, the file from test/ without its ending. */
  readonly shown: readonly string[];
}
