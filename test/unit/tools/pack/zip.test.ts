/** Tests that the plugin's ZIP contains all files, and is identical for identical files. */
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipOf } from '../../../../src/tools/pack/zip';
import { openZip } from '../../../../src/lookup/read/zip';

const texts = new Map([
  ['sklep/b.txt', 'zażółć '.repeat(1000)],
  ['sklep/a/pusty', ''],
  ['sklep/a/ł.php', '<?php'],
]);
const files = new Map([...texts].map(([name, text]) => [name, Buffer.from(text)]));

it('zipOf returns a file that can be read with every file, and is smaller', async () => {
  const zip = zipOf(files);
  const read = openZip(new Uint8Array(zip));
  expect([...read.names].sort()).toEqual([...texts.keys()].sort());
  for (const [name, text] of texts) expect(await read.text(name)).toBe(text);
  expect(zip.length).toBeLessThan(1000);
  expect(zip.includes(Buffer.from(new Uint32Array([crc32(files.get('sklep/a/ł.php') ?? '')]).buffer))).toBe(true);
});

it('zipOf’s result does not depend on the order of its files or on the date', () => {
  expect(zipOf(new Map([...files].reverse())).equals(zipOf(files))).toBe(true);
});
