/** Tests how the keyboard moves in a select. */
import { describe, expect, it, vi } from 'vitest';
import { firstEntry, lastEntry, nextEntry, typedEntry } from '../../../../src/ui/select/options';

const entries = ['Polska', '-Portugalia', 'Czechy', 'Francja', 'Finlandia', '-Żegluga'].map((label) => ({
  value: label,
  label: label.replace('-', ''),
  disabled: label.startsWith('-'),
  hidden: false,
  group: undefined,
}));

describe('the keyboard', () => {
  it('skips disabled options, and stops at the ends', () => {
    expect([nextEntry(entries, 0, 1), nextEntry(entries, 2, -1), nextEntry(entries, 4, 1)]).toEqual([2, 0, 4]);
    expect([firstEntry(entries), lastEntry(entries)]).toEqual([0, 4]);
  });

  it.each([
    ['f', 0, 3],
    ['f', 3, 4],
    ['ff', 4, 3],
    ['fi', 3, 4],
    ['p', 0, 0],
    ['FIN', 0, 4],
    ['x', 2, 2],
  ])('typing %j at %i goes to %i', (typed, at, to) => {
    expect(typedEntry(entries, at, typed)).toBe(to);
  });

  const named = (label: string) => ({ value: label, label, disabled: false, hidden: false, group: undefined });
  const towns = ['Kalisz', 'Kalwaria', 'Kalety'].map(named);

  it('stays on an entry while the typed text still matches it', () => {
    expect(typedEntry(towns, 1, 'kal')).toBe(1);
    expect(typedEntry(towns, 1, 'kale')).toBe(2);
  });

  it('also checks the last entry if there is no current one', () => {
    expect(typedEntry(towns, -1, 'kale')).toBe(2);
  });

  it('compares characters by the page’s language', async () => {
    vi.resetModules();
    globalThis.shopElementsLanguage = { language: 'tr', texts: {} };
    const turkish = await import('../../../../src/ui/select/options');
    expect(turkish.typedEntry(['İzmir', 'ISPARTA'].map(named), 0, 'ısp')).toBe(1);
    globalThis.shopElementsLanguage = undefined;
  });
});
