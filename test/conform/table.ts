/** Runs the kit on each broken shop, and writes the broken rules to test-results/kit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { areas } from '../../src/tools/mock/faults';
import { tryShop } from './run-kit';

const FOLDER = new URL('../../test-results/kit/', import.meta.url);

export function writeTable(name: string, head: readonly [string, string], rows: ReadonlyMap<string, string>): void {
  mkdirSync(FOLDER, { recursive: true });
  const lines = [head, ['---', '---'] as const, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  writeFileSync(new URL(`${name}.md`, FOLDER), `# ${name}\n\n${lines.join('\n')}\n`);
}

/** Silences the console warnings about broken entries. */
export const silenceWarnings = (): void => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
};

/** `npm test` tries every tenth broken shop and the last of each area, and every third correct one; `npm run suite kit` tries all. */
export const everyNth = <T>(all: readonly T[], every = 10): readonly T[] =>
  process.env['KIT'] === 'all' ? all : all.filter((_, at) => at % every === 0 || at === all.length - 1);

export function showAreas(names: readonly (keyof typeof areas)[]): void {
  for (const area of names) {
    const faults = Object.entries(areas[area] ?? {});
    describe(`of ${faults.length} shops that are broken in ${area}, the kit fails the one where`, () => {
      const caught = new Map<string, string>();
      silenceWarnings();
      afterAll(() => writeTable(area, ['the shop', 'rules that it breaks'], caught));

      for (const [what, fault] of everyNth(faults)) {
        it(what, async () => {
          const { results } = await tryShop(fault);
          const broken = [...results.values()].filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule);
          caught.set(what, broken.join(', '));
          // The timeout of a crashed shop would count as a finding.
          const telling = fault.hangs ? broken : broken.filter((rule) => rule !== 'time');
          expect(telling).not.toEqual([]);
        });
      }
    });
  }
}
