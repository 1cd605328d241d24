/** Decides how an invoice's address becomes a QR code: version 6, level M, which holds the 99 characters that each address has. */

/** Modules per side. */
export const SIDE = 41;
/** Characters that fit. */
const ROOM = 106;
/** Code words in each of the four blocks: data words, then error correction words. */
const [BLOCKS, DATA, CHECKS] = [4, 27, 16];

/** Powers of 2 in GF(256) by x⁸+x⁴+x³+x²+1, and their logarithms. */
const powers: number[] = [];
const logs: number[] = [];
for (let nth = 0, value = 1; nth < 255; nth += 1, value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)) {
  powers[nth] = value;
  logs[value] = nth;
}
const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0);

/** The Reed–Solomon generator polynomial for that many check words, without its leading coefficient, which is 1. */
const generator = [...Array(CHECKS).keys()]
  .reduce((poly, nth) => [...poly, 0].map((one, at) => one ^ product(poly[at - 1] ?? 0, powers[nth] ?? 0)), [1])
  .slice(1);

function checksOf(data: readonly number[]): readonly number[] {
  return data.reduce<readonly number[]>(([first = 0, ...rest], word) => {
    const factor = word ^ first;
    return [...rest, 0].map((one, at) => one ^ product(generator[at] ?? 0, factor));
  }, Array<number>(CHECKS).fill(0));
}

/** Mode, length and bytes of the text, then the standard's padding. */
function dataOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > ROOM) throw new RangeError(`A text of ${bytes.length} bytes does not fit into the code.`);
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((one) => [one >> 4, one & 15]), 0];
  const words = halves.flatMap((half, nth) => (nth % 2 === 0 ? [(half << 4) | (halves[nth + 1] ?? 0)] : []));
  const fillers = [...Array(BLOCKS * DATA - words.length).keys()].map((nth) => (nth % 2 === 0 ? 0xec : 0x11));
  return [...words, ...fillers];
}

/** All code words in drawing order: the first of each block, then the second of each, and so on. */
function wordsOf(text: string): number[] {
  const data = dataOf(text);
  const blocks = [...Array(BLOCKS).keys()].map((nth) => data.slice(nth * DATA, (nth + 1) * DATA));
  const checks = blocks.map(checksOf);
  const woven = (rows: readonly (readonly number[])[], length: number) =>
    [...Array(length).keys()].flatMap((at) => rows.map((row) => row[at] ?? 0));
  return [...woven(blocks, DATA), ...woven(checks, CHECKS)];
}

type Mask = (row: number, column: number) => boolean;
const masks: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Level M and the mask as 15 self-correcting bits. */
function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Row by row: dark, light, or not taken yet. */
type Modules = (boolean | undefined)[];
const placeOf = (row: number, column: number): number => row * SIDE + column;

/** The fixed patterns: finders with separators, timing, alignment square, and the format bits. */
function frameOf(mask: number): Modules {
  const modules: Modules = Array(SIDE * SIDE).fill(undefined);
  const put = (row: number, column: number, isDark: boolean) => {
    if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) modules[placeOf(row, column)] = isDark;
  };
  /** `light`: the rings that are not dark, counted from the centre. */
  const square = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1)
        put(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (let at = 8; at < SIDE - 8; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  square(3, 3, 4, [2, 4]);
  square(3, SIDE - 4, 4, [2, 4]);
  square(SIDE - 4, 3, 4, [2, 4]);
  square(SIDE - 7, SIDE - 7, 2, [1]);
  const format = formatOf(mask);
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 8) put(bit < 6 ? bit : bit + 1, 8, isDark);
    else put(8, bit === 8 ? 7 : 14 - bit, isDark);
    if (bit < 8) put(8, SIDE - 1 - bit, isDark);
    else put(SIDE - 15 + bit, 8, isDark);
  }
  put(SIDE - 8, 8, true);
  return modules;
}

/** Places the words up and down in column pairs, from the right, around the fixed patterns. */
function drawn(words: readonly number[], isTurned: Mask, mask: number): boolean[][] {
  const modules = frameOf(mask);
  let bit = 0;
  for (let pair = 0; pair < (SIDE - 1) / 2; pair += 1) {
    // Skip the timing column.
    const right = SIDE - 1 - 2 * pair - (pair < 17 ? 0 : 1);
    for (let step = 0; step < SIDE; step += 1) {
      const row = pair % 2 === 0 ? SIDE - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (modules[placeOf(row, column)] !== undefined) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        modules[placeOf(row, column)] = isSet !== isTurned(row, column);
        bit += 1;
      }
    }
  }
  return [...Array(SIDE).keys()].map((row) => modules.slice(row * SIDE, (row + 1) * SIDE).map(Boolean));
}

/** How hard the code is to read: long runs, squares of one colour, finder-like patterns, uneven share of dark modules. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, at) => rows.map((row) => row[at]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ['10111010000', '00001011101'])
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) sum += 40;
  }
  rows.slice(1).forEach((row, above) => {
    const upper = rows[above] ?? '';
    for (let at = 1; at < SIDE; at += 1)
      if (/^(0{4}|1{4})$/.test(row.slice(at - 1, at + 1) + upper.slice(at - 1, at + 1))) sum += 3;
  });
  const dark = modules.flat().filter(Boolean).length / SIDE ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** The dark and light modules, row by row. Throws a RangeError for a text of more than 106 bytes. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const words = wordsOf(text);
  const all = masks.map((isTurned, mask) => {
    const modules = drawn(words, isTurned, mask);
    return { modules, mark: penalty(modules) };
  });
  return all.reduce((best, one) => (one.mark < best.mark ? one : best)).modules;
}

/** The dark modules as one SVG path, one unit each, from 0 to `SIDE`. */
export const qrPath = (text: string): string =>
  qrModules(text)
    .flatMap((row, r) => row.flatMap((isDark, c) => (isDark ? [`M${c} ${r}h1v1h-1z`] : [])))
    .join('');
