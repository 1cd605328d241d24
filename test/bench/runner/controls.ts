/** Calls the helpers of `page.js` in a page. */
import { readFileSync } from 'node:fs';
import type { Control } from './presses';

const helpers = readFileSync(new URL('page.js', import.meta.url), 'utf8');
const textOf = (value: string): string => JSON.stringify(value);

/** The arguments of a helper that finds a control. */
export const argumentsOf = ({ css, control }: Control): string => `${textOf(css)}, ${textOf(control)}`;

/** A script that calls one of the helpers; the first call defines them. */
export const scriptOf = (deed: string): string => `(async () => { ${helpers}; return await bench.${deed}; })()`;
