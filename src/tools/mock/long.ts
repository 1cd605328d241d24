/** Decides how long an unforeseen word may be: longer than a line on a phone. */
export const LONG = 'Hydroizolacyjnopolimerowobitumicznozbrojeniowouszczelniająca'.repeat(2);
