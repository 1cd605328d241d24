/** A refusal of the small shop: slot, sentence, status. */
import { sentenceOf, slotOf, type Refusal as Broken } from '../../shop/rule';
import { words } from './words';

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

/** Refuses what breaks rules of the shop. */
export function refuseBroken([first, ...more]: readonly Broken[], status?: number): void {
  if (first === undefined) return;
  const sentences = new Set([first, ...more].map((one) => sentenceOf(one, words)));
  throw new Refusal(slotOf(first), [...sentences].join(' '), status);
}

/** Refuses unless `isFine`. */
export function refuseUnless(isFine: boolean, slot: string, sentence?: string, status?: number): asserts isFine {
  if (!isFine) throw new Refusal(slot, sentence, status);
}
