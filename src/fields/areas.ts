/** Finds the voivodeship of a Polish post code; for forms that load late. */
import { voivodeships, type Voivodeship } from './voivodeships';

/** By the code's first two digits: the index of the voivodeship in the list, in hexadecimal; a dot if no such code is in use. */
const BY_TWO =
  '6666666666' +
  'ddddd99999' +
  '22222ccccc' +
  '5555588888' +
  'bbbbb77777' +
  '0000000000' +
  'eeeee33333' +
  'fffffffaf.' +
  'aaaaa11111' +
  '4444444444';

/** Codes for which the third digit decides. */
const BY_THREE: Readonly<Record<string, string>> = {
  '085': '2',
  '193': 'd',
  '194': 'd',
  '195': 'd',
  '263': '4',
  '264': '6',
  '265': '6',
  '266': '6',
  '267': '6',
  '268': '6',
  '269': '6',
  '271': '6',
  '273': '6',
  '343': 'b',
  '383': '5',
  '474': 'b',
  '672': '0',
  '762': 'a',
  '774': 'e',
  '823': 'd',
  '893': 'e',
  '896': 'a',
  '963': '6',
  '965': '6',
};

/** Undefined for anything but a complete post code, and for an unused one. A few border villages have the post code of the neighbour. */
export function voivodeshipOf(postCode: string): Voivodeship | undefined {
  const digits = postCode.trim().replace('-', '');
  if (!/^\d{5}$/.test(digits)) return undefined;
  const place = BY_THREE[digits.slice(0, 3)] ?? BY_TWO.charAt(Number(digits.slice(0, 2)));
  return voivodeships[Number.parseInt(place, 16)];
}
