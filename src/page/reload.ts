/** Reloads the page, as the buyer's own reload does. */

export const reloadPage = (): void => location.reload();

/** Opens another page, such as one of the shop from a partner’s page. */
export const openPage = (url: URL): void => location.assign(url);
