/** Distinguishes a bar code scanner from a person: a scanner sends a fast burst that ends with Enter. */

/** Scanners send a key every 1 to 20 ms; nobody types six keys in a row that fast. */
const MAX_GAP = 50;
const MIN_LENGTH = 6;

export interface Wedge {
  /** Call it for each key; returns the code if this key ends a burst. `at` in ms. */
  key(name: string, at: number): string | undefined;
}

export function createWedge(): Wedge {
  let burst = '';
  let last = -Infinity;
  return {
    key(name, at) {
      // Ignores keys such as Shift, which accompanies capitals.
      if (name !== 'Enter' && name.length > 1) return undefined;
      const isQuick = at - last <= MAX_GAP;
      last = at;
      if (name === 'Enter') {
        const code = burst;
        burst = '';
        return isQuick && code.length >= MIN_LENGTH ? code : undefined;
      }
      burst = isQuick ? burst + name : name;
      return undefined;
    },
  };
}
