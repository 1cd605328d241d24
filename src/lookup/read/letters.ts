/** Letters and symbols of Polish orders, to distinguish encodings. */

const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const GERMAN = 'äöüßÄÖÜ';
const SYMBOLS = '\u00a0°²³½¼¾±×µØø–—„”“‘’…•·§€®™«»‰';

export const isExpectedLetter = (character: string): boolean =>
  POLISH.includes(character) || GERMAN.includes(character);
export const isExpectedSymbol = (character: string): boolean => SYMBOLS.includes(character);

/** Characters of DOS code page 852 that occur in orders, by byte. Browsers cannot decode this code page. */
export const CP852: ReadonlyMap<number, string> = new Map([
  ...[...POLISH].map((letter, index): [number, string] => [
    [0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd][
      index
    ] ?? 0,
    letter,
  ]),
  ...[...GERMAN].map((letter, index): [number, string] => [
    [0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a][index] ?? 0,
    letter,
  ]),
  [0x82, 'é'],
  [0x9e, '×'],
  [0xf5, '§'],
  [0xf8, '°'],
  [0xff, '\u00a0'],
]);
