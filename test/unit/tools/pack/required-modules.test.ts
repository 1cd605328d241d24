/** Tests that the build stops if a chunk group matches no modules. */
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { requiredModules } from '../../../../src/tools/pack/required-modules';

const built = (test: RegExp | ((file: string) => boolean)) => {
  const groups = [{ name: 'moved', test }];
  return build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [requiredModules(groups)],
    build: {
      write: false,
      rolldownOptions: { input: 'src/page/uuid.ts', output: { codeSplitting: { groups } } },
    },
    resolve: { alias: { 'src/page/uuid.ts': new URL('../../../../src/page/uuid.ts', import.meta.url).pathname } },
  });
};

describe('a group of chunks', () => {
  it('may be selected by a pattern or by a function', async () => {
    await expect(built(/\/src\/page\/uuid/)).resolves.toBeDefined();
    await expect(built((file) => file.includes('/src/page/'))).resolves.toBeDefined();
  });

  it('stops the build if no module belongs to it', async () => {
    await expect(built(/\/src\/pages\/uuid/)).rejects.toThrow('the group moved');
    await expect(built((file) => file.includes('/src/pages/'))).rejects.toThrow('the group moved');
  });

  it('stops the build if one of its names has lost its modules', async () => {
    await expect(built(/\/src\/(page\/(uuid|guid)|ui\/)/)).rejects.toThrow('the group moved, part “guid”');
    await expect(built(/\/src\/page\/(?!guid)[a-z]+/)).resolves.toBeDefined();
  });
});
