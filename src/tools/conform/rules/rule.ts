/** Decides what a rule contains: what has to hold, why buyers need it, how a PHP developer fixes it, and its place in the contract. */

/** `must`: breaking it harms an element or a buyer. `should`: it works, but not well; a warning. */
export interface Rule {
  readonly level: 'must' | 'should';
  readonly requirement: string;
  readonly why: string;
  readonly fix: string;
  /** A section or a shape of the published contract. */
  readonly see: string;
}

const rule =
  (level: Rule['level']) =>
  (requirement: string, why: string, fix: string, see: string): Rule => ({
    level,
    requirement,
    why,
    fix,
    see,
  });
export const must = rule('must');
export const should = rule('should');
