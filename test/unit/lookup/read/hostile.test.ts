/** Tests that a small file that stands for very much is refused or read within the budget. */
import { describe, expect, it } from 'vitest';
import { FileError } from '../../../../src/lookup/entry';
import { readFile } from '../../../../src/lookup/read/file';
import { HOSTILE_KINDS, hostileFile } from '../../../order-files/hostile';

async function cost(bytes: Uint8Array<ArrayBuffer>): Promise<{ cells: number; characters: number }> {
  try {
    const { table } = await readFile({ size: bytes.length, arrayBuffer: async () => bytes.buffer });
    const cells = table?.sheets.flatMap(({ rows }) => rows.flat()) ?? [];
    return { cells: cells.length, characters: cells.reduce<number>((sum, one) => sum + String(one).length, 0) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { cells: 0, characters: 0 };
  }
}

describe('readFile of a hostile file', () => {
  it.each(HOSTILE_KINDS.map((kind, at) => [kind, at] as const))(
    'is refused, or has few cells and characters: %s',
    async (_, at) => {
      for (const seed of [at, at + HOSTILE_KINDS.length]) {
        const { cells, characters } = await cost(hostileFile(seed + HOSTILE_KINDS.length).bytes);
        expect(cells).toBeLessThanOrEqual(500_000);
        expect(characters).toBeLessThanOrEqual(20_000_000);
      }
    },
    60_000,
  );
});
