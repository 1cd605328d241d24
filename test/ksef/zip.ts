/** Writes zip files for tests: as office programs write them, and invalid ones. */
import { deflateRawSync } from 'node:zlib';

interface Shape {
  /** Sizes follow the data and are in the directory only. */
  readonly hasDescriptors?: boolean;
  readonly isStored?: boolean;
  /** Sizes and offsets are in the ZIP64 extra field, like Apache POI writes them. */
  readonly isWide?: boolean;
}

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];

/** A file's text, or its compressed bytes. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  { hasDescriptors = false, isStored = false, isWide = false }: Shape = {},
): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let place = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = typeof content === 'string' ? Buffer.from(content) : Buffer.alloc(0);
    const packed = typeof content !== 'string' ? content : isStored ? plain : deflateRawSync(plain);
    const head = [...u16(20), ...u16(hasDescriptors ? 8 : 0), ...u16(isStored ? 0 : 8), ...u32(0), ...u32(0)];
    const sizes = [...u32(packed.length), ...u32(plain.length)];
    const label = Buffer.from(name);
    const before = Uint8Array.from([
      ...u32(0x04034b50),
      ...head,
      ...(hasDescriptors ? Array<number>(8).fill(0) : sizes),
      ...u16(label.length),
      ...u16(0),
      ...label,
    ]);
    const behind = hasDescriptors ? Uint8Array.from([...u32(0x08074b50), ...u32(0), ...sizes]) : new Uint8Array();
    directory.push(
      Uint8Array.from([
        ...u32(0x02014b50),
        ...u16(20),
        ...head,
        ...(isWide ? Array<number>(8).fill(255) : sizes),
        ...u16(label.length),
        ...u16(isWide ? 36 : 0),
        ...Array<number>(10).fill(0),
        ...(isWide ? Array<number>(4).fill(255) : u32(place)),
        ...label,
        // Preceded by another field.
        ...(isWide ? [...u16(7), ...u16(4), 1, 0, 8, 0, ...u16(1), ...u16(24)] : []),
        ...(isWide ? [plain.length, packed.length, place].flatMap((value) => [...u32(value), ...u32(0)]) : []),
      ]),
    );
    pieces.push(before, packed, behind);
    place += before.length + packed.length + behind.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const count = directory.length;
  const end = Uint8Array.from([
    ...u32(0x06054b50),
    ...u32(0),
    ...u16(count),
    ...u16(count),
    ...u32(size),
    ...u32(place),
    ...u16(0),
  ]);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, end]));
}
