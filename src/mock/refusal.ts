/** Decides how an action of the small shop is refused: a slot, a sentence, a status. */

export class Refusal extends Error {
  readonly slot: string;
  readonly status: number;
  /** Sentences by product, where some of several were refused. */
  readonly products: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(slot: string, sentence = 'Nie można tego zrobić.', status = 422, products?: Refusal['products']) {
    super(sentence);
    this.slot = slot;
    this.status = status;
    this.products = products;
  }
}

/** Refuses unless `isFine`. */
export function need(isFine: boolean, slot: string, sentence?: string, status?: number): asserts isFine {
  if (!isFine) throw new Refusal(slot, sentence, status);
}
