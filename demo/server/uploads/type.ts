/** The type of a file by its first bytes; its name and the request’s own type prove nothing. */

/** Any byte: the length of the file. */
const ANY = -1;

const starts: readonly (readonly [type: string, ending: string, bytes: readonly number[]])[] = [
  ['application/pdf', '.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', '.jpg', [0xff, 0xd8, 0xff]],
  ['image/png', '.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', '.webp', [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50]],
];

/** Undefined for any other file. */
export const typeOf = (content: Uint8Array): string | undefined =>
  starts.find(([, , bytes]) => bytes.every((byte, at) => byte === ANY || content[at] === byte))?.[0];

/** Characters of a name. */
const MOST = 120;

/** The buyer's name without a path, with the ending of its type: `faktura.html` is stored as `faktura.html.pdf`. */
export function nameOf(header: string | undefined, type: string): string {
  const ending = starts.find(([one]) => one === type)?.[1] ?? '';
  const name = sentName(header)
    .replaceAll(/^.*[/\\]|[\p{C}"<>|:*?]/gu, '')
    .trim();
  const isEnded = name.toLowerCase().endsWith(ending) || (ending === '.jpg' && /\.jpeg$/i.test(name));
  const whole = [...name].slice(-MOST).join('') || 'plik';
  return isEnded ? whole : whole + ending;
}

function sentName(header = ''): string {
  try {
    return decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? '');
  } catch {
    return '';
  }
}
