/** Reloads the page, as the buyer's own reload does. */

export const reloadPage = (): void => location.reload();
