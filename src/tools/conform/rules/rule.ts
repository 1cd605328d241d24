/** Decides what a rule contains: what has to hold, why buyers need it, how a PHP developer fixes it, and its place in the contract. */

/** `must`: breaking it harms an element or a buyer. `should`: it works, but not well; a warning. */
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
