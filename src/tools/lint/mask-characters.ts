/** The characters that replace the template language in a masked template. Neither occurs in a text. */

/** Stands for a part that prints: a value known only on the server. */
export const PRINTED = '\uE000';
/** Stands for a part that only controls: conditions, loops, comments. */
export const STEERING = '\uE001';

/** Whether the server decides (a part of) it. */
export const isDynamic = (text: string): boolean => text.includes(PRINTED) || text.includes(STEERING);
