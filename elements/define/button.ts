/** Decides what does the commands of a template's own `<button command="--open" commandfor="…">`. */
export { obey } from '../../src/element/buttons';
