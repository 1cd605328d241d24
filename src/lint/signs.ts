/** Decides which signs stand in a masked template for what its language does there; neither occurs in a text. */

/** Stands for what prints something: a value that is known only on the server. */
export const PRINTED = '\uE000';
/** Stands for what only steers: conditions, loops, comments. */
export const STEERING = '\uE001';

/** Whether the server decides (a part of) it. */
export const isDynamic = (text: string): boolean => text.includes(PRINTED) || text.includes(STEERING);
