/** Decides which letters a Polish order is made of, to tell encodings from each other. */

const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const GERMAN = 'äöüßÄÖÜ';
const SIGNS = '\u00a0°²³½¼¾±×µØø–—„”“‘’…•·§€®™«»‰';

export const isExpectedLetter = (sign: string): boolean => POLISH.includes(sign) || GERMAN.includes(sign);
export const isExpectedSign = (sign: string): boolean => SIGNS.includes(sign);

/** Of the DOS code page 852, which browsers do not know, what occurs in orders; by byte. */
export const CP852: ReadonlyMap<number, string> = new Map([
  ...[...POLISH].map((letter, nth): [number, string] => [
    [0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd][nth] ??
      0,
    letter,
  ]),
  ...[...GERMAN].map((letter, nth): [number, string] => [[0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a][nth] ?? 0, letter]),
  [0x82, 'é'],
  [0x9e, '×'],
  [0xf5, '§'],
  [0xf8, '°'],
  [0xff, '\u00a0'],
]);
