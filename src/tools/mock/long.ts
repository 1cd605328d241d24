/** A word that is longer than a line on a phone. */
export const LONG = 'Hydroizolacyjnopolimerowobitumicznozbrojeniowouszczelniająca'.repeat(2);
