/** A case of the bench: the compared pages, the server's responses, and the resulting rows. */
import type { Bench } from './bench';
import type { Row } from './rows';

/** A candidate's page. `script` is its module in the case's folder `pages`; `head` and `body` are HTML. */
export interface CandidatePage {
  readonly head?: string;
  readonly body?: string;
  readonly script?: string;
}

/** The server's responses to `/api/<name>`: JSON as text. */
export type Answers = Readonly<Record<string, (url: URL) => string>>;

export interface Case {
  /** The case's folder, which is its name on the command line. */
  readonly name: string;
  readonly title: string;
  /** How the case is measured, in one or two sentences. */
  readonly how: string;
  readonly pages?: Readonly<Record<string, CandidatePage>>;
  readonly answers?: Answers;
  /** The folders whose code it measures. Default: the elements' own. */
  readonly measures?: readonly string[];
  readonly measure: (bench: Bench) => Promise<readonly Row[]>;
  /** Notes for readers of the table: goals that cannot be met, the reason, and the closest result. */
  readonly notes?: readonly string[];
}
