/** Decides what a rule says: what has to be kept, why it matters to a buyer, how a PHP developer mends it, and where the contract has it. */

/** `must`: an element or a buyer is harmed when it is broken. `should`: it works, but not well; a warning. */
export interface Rule {
  readonly level: 'must' | 'should';
  readonly says: string;
  readonly why: string;
  readonly mend: string;
  /** A section or a shape of the published contract. */
  readonly see: string;
}

const rule =
  (level: Rule['level']) =>
  (says: string, why: string, mend: string, see: string): Rule => ({
    level,
    says,
    why,
    mend,
    see,
  });
export const must = rule('must');
export const should = rule('should');
