/** Detects leaks between visitors: each visitor writes unique marks, and no other visitor may receive them. */

/** The format of the marks that `marker()` creates. */
const MARK = /conform[\da-f]{8}/g;

export interface Marked {
  /** Two visitors with accounts may belong to one client with one address book. */
  readonly hasAccount: boolean;
}

export class Marks {
  readonly #owners = new Map<string, Marked>();
  readonly #report: (problem: string) => void;

  constructor(report: (problem: string) => void) {
    this.#report = report;
  }

  /** Records a request of this visitor. */
  sent(visitor: Marked, text: string): void {
    for (const [mark] of text.matchAll(MARK)) if (!this.#owners.has(mark)) this.#owners.set(mark, visitor);
  }

  /** Checks a response to this visitor. */
  answered(visitor: Marked, request: string, text: string): void {
    for (const [mark] of text.matchAll(MARK)) {
      const owner = this.#owners.get(mark);
      if (owner === undefined || owner === visitor || (owner.hasAccount && visitor.hasAccount)) continue;
      return this.#report(`${request}\nthe response contains another visitor’s text: ${mark}`);
    }
  }
}
