/** Declares tests of what not every browser can do here; Chromium has them all. */

/** Firefox without windows has no WebGL2, so it displays no map. */
export const withMap: typeof it = document.createElement('canvas').getContext('webgl2') ? it : () => {};
