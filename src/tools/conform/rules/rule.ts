/** A rule: its requirement, the reason, the fix, and its place in the contract. */

/** `must`: a violation harms an element or a buyer. `should`: a violation is a warning. */
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

/** The mending of an action without the right effect. */
export const EFFECT = 'Perform the action, then read the cart from the database again for the response.';

/** The mending of an action that takes an id of nobody or of somebody else. */
export const WRONG_ID =
  'Before you store the id, look it up among this buyer’s choices. Answer 422 with a message if it is not there.';
