/** Decides where console messages are explained: one address per id, a page of demo/docs/faults. */

/** Same as `homepage` in package.json. A reserved domain (RFC 2606) until the project has a site of its own. */
export const SITE = 'https://shop-elements.example/';

/** The page about a fault: its cause, its fix, an example. */
export const see = (id: string): string => `${SITE}e/${id}`;
