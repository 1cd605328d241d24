/** Decides what a page on a fault says: what is told, why it is, how it is mended, and an example. */

export interface Fault {
  /** Of the page: `/elementy/e/<id>`. */
  readonly id: string;
  readonly title: string;
  readonly cause: string;
  readonly mend: string;
  /** Wrong and right, or a request and its answer, as somebody would paste it. */
  readonly example: string;
  /** Of the example. `wrong` and `right` stand behind the lines that show both. */
  readonly language: string;
  readonly kind: 'Console and shop-error' | 'Conformance kit' | 'Template linter';
}

/** Of the console and of `shop-error`. */
export type Page = readonly [title: string, cause: string, mend: string, example: string, language: string];
