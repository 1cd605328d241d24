/** Decides whose words an answer shows: what a visitor of the kit writes carries marks, and no stranger reads another's anywhere. */

/** As `marker()` makes them. */
const MARK = /conform[\da-f]{8}/g;

export interface Marked {
  /** Two with accounts may belong to one client, who has one address book. */
  readonly hasAccount: boolean;
}

export class Marks {
  readonly #owners = new Map<string, Marked>();
  readonly #tell: (problem: string) => void;

  constructor(tell: (problem: string) => void) {
    this.#tell = tell;
  }

  /** What this visitor sends. */
  sent(visitor: Marked, text: string): void {
    for (const [mark] of text.matchAll(MARK)) if (!this.#owners.has(mark)) this.#owners.set(mark, visitor);
  }

  /** What this visitor is answered. */
  answered(visitor: Marked, request: string, text: string): void {
    for (const [mark] of text.matchAll(MARK)) {
      const owner = this.#owners.get(mark);
      if (owner === undefined || owner === visitor || (owner.hasAccount && visitor.hasAccount)) continue;
      return this.#tell(`${request}\nthe answer shows what another visitor wrote: ${mark}`);
    }
  }
}
