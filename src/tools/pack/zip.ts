/** Writes a ZIP that is reproducible: compressed files, sorted by name, without times. */
import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the earliest date in a ZIP. */
const DAY = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x800;
const DEFLATED = 8;

/** Bytes by name; folders follow from the names. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(bytes, { level: 9 })];
    // The fields that both headers of a file have: version, flags, compression, time, date, checksum, sizes, length of its name.
    const facts = Buffer.alloc(26);
    for (const [place, value] of [20, UTF8, DEFLATED, 0, DAY].entries()) facts.writeUInt16LE(value, place * 2);
    for (const [place, value] of [crc32(bytes), packed.length, bytes.length].entries())
      facts.writeUInt32LE(value, 10 + place * 4);
    facts.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04'), facts, name, packed);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, rest, name);
    at += 30 + name.length + packed.length;
  }
  const names = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const place of [8, 10]) end.writeUInt16LE(files.size, place);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, names, end]);
}
