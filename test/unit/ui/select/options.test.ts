/** Shows where the keyboard goes in a select. */
import { describe, expect, it } from 'vitest';
import { firstEntry, lastEntry, nextEntry, typedEntry } from '../../../../src/ui/select/options';

const entries = ['Polska', '-Portugalia', 'Czechy', 'Francja', 'Finlandia', '-Żegluga'].map((label) => ({
  value: label,
  label: label.replace('-', ''),
  disabled: label.startsWith('-'),
  group: undefined,
}));

describe('the keyboard', () => {
  it('goes past what is disabled, and stops at the ends', () => {
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
});
