/** Decides where what the console says is explained: one address for each id, a page of demo/docs/faults. */

/** The same as package.json's `homepage`. Reserved for nobody (RFC 2606) until the project has a site of its own. */
export const SITE = 'https://shop-elements.example/';

/** The page on a fault: its cause, how to mend it, an example. */
export const see = (id: string): string => `${SITE}e/${id}`;
