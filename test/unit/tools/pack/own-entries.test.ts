/** Shows that the build stops where a dependency no longer is what the walks over own names were written for. */
import { describe, expect, it } from 'vitest';
import { overOwnNames, ownEntries } from '../../../../src/tools/pack/own-entries';

describe('a walk over the names of an object', () => {
  it('leaves inherited names out', () => {
    const mended = overOwnNames('for (var name in all) use(name);', ['for (var name in all)'], 'runtime.js');
    expect(mended).toBe('for (var name of Object.keys(all)) use(name);');
  });

  it('stops the build where it is written in another way than before', () => {
    const mend = () => overOwnNames('for (const name in all) use(name);', ['for (var name in all)'], 'runtime.js');
    expect(mend).toThrow('runtime.js');
  });

  it('stops the build where its module is not there any more', () => {
    const { buildEnd } = ownEntries() as { buildEnd: (error?: Error) => void };
    expect(() => buildEnd()).toThrow(/rolldown.+valibot/);
  });
});
