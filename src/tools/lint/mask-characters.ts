/** The characters that replace the template language in a masked template. Neither occurs in a text. */

/** Replaces a part that prints: a value known only on the server. */
export const PRINTED = '\uE000';
/** Replaces a part that prints nothing: conditions, loops, comments. */
export const STEERING = '\uE001';

/** Whether the server prints a part of the text. */
export const isDynamic = (text: string): boolean => text.includes(PRINTED) || text.includes(STEERING);
