/** Polish words without meaning of their own, which are neither searched nor marked beside others. Folded. */

export const SMALL_WORDS = new Set('a do na i w z ze od pod dla o po oraz lub przy za u przez'.split(' '));
