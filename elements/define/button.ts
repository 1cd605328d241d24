/** Runs the commands of a template's own `<button command="--open" commandfor="…">`. */
import { obey as press } from '../../src/element/buttons';

export const obey = press;
