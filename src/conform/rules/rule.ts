/** Decides what a rule says: what has to be kept, why it matters to a buyer, and how a PHP developer mends it. */

/** `must`: an element or a buyer is harmed when it is broken. `should`: it works, but not well; a warning. */
export interface Rule {
  readonly level: 'must' | 'should';
  readonly says: string;
  readonly why: string;
  readonly mend: string;
}

export const must = (says: string, why: string, mend: string): Rule => ({ level: 'must', says, why, mend });
export const should = (says: string, why: string, mend: string): Rule => ({ level: 'should', says, why, mend });
