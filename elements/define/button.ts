/** Runs the commands of a template's own `<button command="--open" commandfor="…">`. */
import { runCommand as press } from '../../src/element/buttons';

export const run = press;
