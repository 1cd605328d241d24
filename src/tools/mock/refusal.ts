/** A refusal of the small shop: slot, sentence, status. */

export class Refusal extends Error {
  readonly slot: string;
  readonly status: number;
  /** Further data of the slot besides its sentence. */
  readonly more: object;

  constructor(slot: string, sentence = 'Nie można tego zrobić.', status = 422, more: object = {}) {
    super(sentence);
    this.slot = slot;
    this.status = status;
    this.more = more;
  }
}

/** Refuses unless `isFine`. */
export function refuseUnless(isFine: boolean, slot: string, sentence?: string, status?: number): asserts isFine {
  if (!isFine) throw new Refusal(slot, sentence, status);
}
