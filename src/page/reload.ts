/** Decides how the page is reloaded: as the buyer's own reload does it. */

export const reloadPage = (): void => location.reload();
