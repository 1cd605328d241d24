/** Reads files from a zip with the platform's own inflate, up to a size limit. */
import { FileError, foreign } from '../entry';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ZIP64 = 1;
const BEYOND = 0xffff_ffff;
/** Size limit of all inflated files of a zip together; a larger zip counts as a zip bomb. */
const MAX_BYTES = 40_000_000;

export interface Zip {
  /** Lower case and with slashes, because references inside the files may differ in case. */
  readonly names: readonly string[];
  /** `name` is lower case. Undefined if the zip has no such file. */
  text(name: string): Promise<string | undefined>;
}

/** Reads the directory at the end, because the headers before each file may lack sizes. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (place: number, size: 2 | 4): number => {
    if (place < 0 || place + size > view.byteLength) throw new FileError('broken');
    return size === 2 ? view.getUint16(place, true) : view.getUint32(place, true);
  };
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65_558 && at(end, 4) !== END) end -= 1;
  if (end < 0 || at(end, 4) !== END) throw new FileError('broken');
  /** Some programs always write sizes in the extra field for files over 4 GB. */
  function placeIn(directory: number): { size: number; start: number } {
    const location = { plain: at(directory + 24, 4), size: at(directory + 20, 4), start: at(directory + 42, 4) };
    const extra = directory + 46 + at(directory + 28, 2);
    for (let field = extra; field < extra + at(directory + 30, 2); field += 4 + at(field + 2, 2)) {
      if (at(field, 2) !== ZIP64) continue;
      let value = field + 4;
      for (const name of ['plain', 'size', 'start'] as const) {
        if (location[name] !== BEYOND) continue;
        location[name] = at(value, 4);
        value += 8;
      }
    }
    return location;
  }
  const entries = new Map<string, { method: number; size: number; start: number }>();
  let place = at(end + 16, 4);
  for (let left = at(end + 10, 2); left > 0 && at(place, 4) === ENTRY; left -= 1) {
    const [nameSize, extraSize, noteSize] = [at(place + 28, 2), at(place + 30, 2), at(place + 32, 2)];
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameSize));
    if ((at(place + 8, 2) & 1) === 1) throw foreign('password');
    entries.set(name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), {
      method: at(place + 10, 2),
      ...placeIn(place),
    });
    place += 46 + nameSize + extraSize + noteSize;
  }
  let left = MAX_BYTES;
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const from = entry.start + 30 + at(entry.start + 26, 2) + at(entry.start + 28, 2);
      const packed = bytes.subarray(from, from + entry.size);
      if (entry.method !== 0 && entry.method !== 8) throw new FileError('broken');
      if (entry.method === 0 && packed.length > left) throw new FileError('large');
      const { text, size } =
        entry.method === 0
          ? { text: decoderOf(packed).decode(packed), size: packed.length }
          : await inflated(packed, left);
      left -= size;
      return text;
    },
  };
}

/** XML may also be UTF-16, with a byte order mark. */
const decoderOf = ([first, second]: Uint8Array): TextDecoder =>
  new TextDecoder(
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8',
  );

async function inflated(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<{ text: string; size: number }> {
  let decoder: TextDecoder | undefined;
  let text = '';
  let size = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.length;
      if (size > maxBytes) {
        void reader.cancel();
        throw new FileError('large');
      }
      decoder ??= decoderOf(piece.value);
      text += decoder.decode(piece.value, { stream: true });
    }
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('broken');
  }
  return { text: text + (decoder?.decode() ?? ''), size };
}
