/** Decides what a style sheet is in Node, where nothing is painted: an empty text. Import it first, for this side effect only. */
import { register } from 'node:module';

const hook = `export const load = (url, context, next) =>
  /\\.css(\\?|$)/.test(url) ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
