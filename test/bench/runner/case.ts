/** Decides what a case of the bench is: the pages that are compared, what the server answers them, and the rows that come of it. */
import type { Bench } from './bench';
import type { Row } from './rows';

/** A candidate's page. `script` is its module in the case's folder `pages`; `head` and `body` are HTML. */
export interface CandidatePage {
  readonly head?: string;
  readonly body?: string;
  readonly script?: string;
}

/** What the server says to `/api/<name>`: JSON as text. */
export type Answers = Readonly<Record<string, (url: URL) => string>>;

export interface Case {
  /** Its folder, and how it is called on the command line. */
  readonly name: string;
  readonly title: string;
  /** How it is measured, in a sentence or two. */
  readonly how: string;
  readonly pages?: Readonly<Record<string, CandidatePage>>;
  readonly answers?: Answers;
  readonly measure: (bench: Bench) => Promise<readonly Row[]>;
  /** What a reader of the table has to know: what cannot be reached, why, and the nearest. */
  readonly notes?: readonly string[];
}
