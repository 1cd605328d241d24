/** The page on a fault: the message, its cause, its fix, and an example. */

export interface Fault {
  /** The end of the page's URL: `/elementy/e/<id>`. */
  readonly id: string;
  readonly title: string;
  readonly cause: string;
  readonly mend: string;
  /** A wrong and a right version, or a request and its response, ready to paste. */
  readonly example: string;
  /** The example's language. Lines of a pair end in `wrong` and `right`. */
  readonly language: string;
  readonly kind: 'Console and shop-error' | 'Conformance kit' | 'Template linter';
}

/** A page on a console message or a code of `shop-error`. */
export type Page = readonly [title: string, cause: string, mend: string, example: string, language: string];
