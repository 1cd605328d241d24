/** Decides how long a word may be that nobody has thought of: longer than a line of a phone. */
export const LONG = 'Hydroizolacyjnopolimerowobitumicznozbrojeniowouszczelniająca'.repeat(2);
