/** Tests that the build stops if a dependency no longer contains the loops that the plugin replaces. */
import { describe, expect, it } from 'vitest';
import { overOwnNames, ownEntries } from '../../../../src/tools/pack/own-entries';

describe('a loop over the own names of an object', () => {
  it('skips inherited names', () => {
    const mended = overOwnNames('for (var name in all) use(name);', ['for (var name in all)'], 'runtime.js');
    expect(mended).toBe('for (var name of Object.keys(all)) use(name);');
  });

  it('stops the build if the dependency’s code has changed', () => {
    const mend = () => overOwnNames('for (const name in all) use(name);', ['for (var name in all)'], 'runtime.js');
    expect(mend).toThrow('runtime.js');
  });

  it('stops the build if the dependency’s module no longer exists', () => {
    const { buildEnd } = ownEntries() as { buildEnd: (error?: Error) => void };
    expect(() => buildEnd()).toThrow(/rolldown.+valibot/);
  });
});
