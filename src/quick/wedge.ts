/** Decides what is a bar code scanner and what a person: a burst of keys that ends with Enter. */

/** Scanners send a key in 1 to 20 ms; nobody types six keys in a row so fast. */
const QUICK = 50;
const LEAST = 6;

export interface Wedge {
  /** Of a key that was pressed; the code, when this one ends a burst. `at` in ms. */
  key(name: string, at: number): string | undefined;
}

export function createWedge(): Wedge {
  let burst = '';
  let last = -Infinity;
  return {
    key(name, at) {
      // Shift comes with capitals.
      if (name !== 'Enter' && name.length > 1) return undefined;
      const isQuick = at - last <= QUICK;
      last = at;
      if (name === 'Enter') {
        const code = burst;
        burst = '';
        return isQuick && code.length >= LEAST ? code : undefined;
      }
      burst = isQuick ? burst + name : name;
      return undefined;
    },
  };
}
