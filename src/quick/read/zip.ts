/** Decides how a file is read from a zip: with the platform's own inflate, and only up to a size limit. */
import { FileError } from '../entry';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** A sheet with a million rows is no order, and a zip that inflates beyond this is a zip bomb. */
const MOST_BYTES = 40_000_000;

export interface Zip {
  readonly names: readonly string[];
  /** Undefined if the zip has no such file. */
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
  const entries = new Map<string, { method: number; size: number; start: number }>();
  let place = at(end + 16, 4);
  for (let left = at(end + 10, 2); left > 0 && at(place, 4) === ENTRY; left -= 1) {
    const [nameSize, extraSize, noteSize] = [at(place + 28, 2), at(place + 30, 2), at(place + 32, 2)];
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameSize));
    // Encrypted files cannot be read.
    if ((at(place + 8, 2) & 1) === 1) throw new FileError('broken');
    entries.set(name, { method: at(place + 10, 2), size: at(place + 20, 4), start: at(place + 42, 4) });
    place += 46 + nameSize + extraSize + noteSize;
  }
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const from = entry.start + 30 + at(entry.start + 26, 2) + at(entry.start + 28, 2);
      const packed = bytes.subarray(from, from + entry.size);
      if (entry.method === 0) return new TextDecoder().decode(packed);
      if (entry.method !== 8) throw new FileError('broken');
      return inflated(packed);
    },
  };
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.length;
      if (size > MOST_BYTES) {
        void reader.cancel();
        throw new FileError('large');
      }
      text += decoder.decode(piece.value, { stream: true });
    }
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('broken');
  }
  return text + decoder.decode();
}
